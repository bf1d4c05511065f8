-- Waiting, and findings of the text in sight, for what drives Neovim.
local M = {}

function M.fail(what)
  io.stderr:write("Neovim waited in vain for " .. what .. "\n")
  vim.cmd("cquit 1")
end

function M.wait(what, test)
  if not vim.wait(20000, test, 20) then M.fail(what) end
end

--- The rule of each finding, with its place.
function M.codes()
  local codes = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    codes[#codes + 1] = { diagnostic.code, diagnostic.lnum, diagnostic.col }
  end
  return codes
end

function M.has(code)
  for _, found in ipairs(M.codes()) do
    if found[1] == code then return true end
  end
  return false
end

return M
