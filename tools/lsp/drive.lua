-- Neovim: opens alert.yaml with the settings of docs/editors.md, and writes what it saw to saw.json.
local saw = {}

local findings = dofile(vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":h") .. "/findings.lua")
local wait, codes, has = findings.wait, findings.codes, findings.has

vim.cmd("filetype on")
vim.cmd("edit alert.yaml")
wait("findings", function() return has("blank-around-text") end)
saw.opened = codes()

wait("what stands above the document", function()
  local lenses = vim.lsp.codelens.get(0)
  return #lenses > 0 and lenses[1].command ~= nil
end)
saw.above = vim.lsp.codelens.get(0)[1].command.title

vim.fn.cursor(vim.fn.search("^startDate"), 13)
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", vim.lsp.util.make_position_params(), 20000)
for _, answer in pairs(hover) do saw.hover = answer.result.contents.value end

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

local file = io.open("saw.json", "w")
file:write(vim.fn.json_encode(saw))
file:close()
vim.cmd("qall!")
