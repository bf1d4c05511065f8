-- Neovim from 0.11 on: opens alert.yaml with the settings of docs/editors.md, and writes what it saw to saw.json.
local saw = {}

local findings = dofile(vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":h") .. "/findings.lua")
local fail, wait, codes, has = findings.fail, findings.wait, findings.codes, findings.has

--- Words that stand in the text without being part of it.
local function shown(test)
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(0, -1, 0, -1, { details = true })) do
    for _, part in ipairs(mark[4].virt_text or {}) do
      if test(part[1]) then return part[1] end
    end
  end
end

vim.cmd("filetype on")
vim.cmd("edit alert.yaml")
wait("findings", function() return has("blank-around-text") end)
saw.opened = codes()
wait("a finding behind its line", function()
  saw.behind = shown(function(text) return text:find("ends with a space", 1, true) end)
  return saw.behind
end)
wait("what stands above the document", function()
  local lenses = vim.lsp.codelens.get(0)
  return #lenses > 0 and lenses[1].command ~= nil
end)
saw.above = vim.lsp.codelens.get(0)[1].command.title
wait("a date beside its number", function()
  local hints = vim.lsp.inlay_hint.get({ bufnr = 0 })
  saw.beside = hints[1] and hints[1].inlay_hint.label
  return saw.beside
end)

vim.fn.cursor(vim.fn.search("^startDate"), 13)
local position = vim.lsp.util.make_position_params(0, "utf-16")
for _, answer in pairs(vim.lsp.buf_request_sync(0, "textDocument/hover", position, 20000)) do
  saw.hover = answer.result.contents.value
end

-- The one of what is offered that mends the finding at the cursor.
for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
  if diagnostic.code == "blank-around-text" then vim.fn.cursor(diagnostic.lnum + 1, diagnostic.col + 1) end
end
vim.ui.select = function(items, options, choose)
  saw.offered = {}
  for _, item in ipairs(items) do saw.offered[#saw.offered + 1] = options.format_item(item) end
  choose(items[1], 1)
end
vim.lsp.buf.code_action()
wait("the repair", function() return not has("blank-around-text") end)
saw.repaired = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")

vim.fn.setline(vim.fn.search("^comparisonMode"), "comparisonMode: LAZZY")
wait("the finding of a change", function() return has("unknown-value") end)
saw.changed = codes()

-- What is typed is typed by a person: completion works between two keys.
vim.fn.setline(vim.fn.search("^comparisonMode"), "comparisonMode:")
vim.api.nvim_feedkeys("A ", "n", false)
local tries = 0
local function look()
  local info = vim.fn.complete_info({ "items", "selected", "pum_visible" })
  if #info.items == 0 then
    tries = tries + 1
    if tries == 5 then vim.lsp.completion.get() end
    if tries > 400 then fail("completion") end
    vim.defer_fn(look, 50)
    return
  end
  saw.modes = {}
  for _, item in ipairs(info.items) do saw.modes[#saw.modes + 1] = item.word end
  saw.selected = info.selected
  saw.line = vim.api.nvim_get_current_line()
  local file = io.open("saw.json", "w")
  file:write(vim.fn.json_encode(saw))
  file:close()
  -- On a slow machine Neovim ends a server that it has asked to leave before that has left.
  for _, client in ipairs(vim.lsp.get_clients()) do client:stop() end
  wait("the server to leave", function() return #vim.lsp.get_clients() == 0 end)
  vim.cmd("qall!")
end
vim.defer_fn(look, 50)
