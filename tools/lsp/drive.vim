" Vim with ALE: opens alert.yaml with the settings of docs/editors.md, and writes what it saw to saw.json.
let s:saw = {}

function! s:found(code) abort
  return filter(copy(get(get(g:, 'ale_buffer_info', {}), bufnr(''), {'loclist': []}).loclist), {_, one -> get(one, 'code', '') is# a:code})
endfunction

function! s:codes() abort
  return map(copy(g:ale_buffer_info[bufnr('')].loclist), {_, one -> [one.code, one.lnum - 1, one.col - 1]})
endfunction

function! s:wait(what, test) abort
  let l:turns = 0
  while !a:test()
    let l:turns += 1
    if l:turns > 400
      call writefile(['Vim waited in vain for ' . a:what], 'failed.txt')
      cquit 1
    endif
    sleep 50m
  endwhile
endfunction

function! s:choose(data, items) abort
  let s:saw.offered = map(copy(a:items), {_, item -> item[1].title})
  call ale#codefix#ApplyLSPCodeAction(a:data, a:items[0][1])
endfunction

filetype on
let g:ale_lint_delay = 0
edit alert.yaml
call ale#Queue(0)
call s:wait('findings', {-> !empty(s:found('blank-around-text'))})
let s:saw.opened = s:codes()

call cursor(search('^startDate'), 13)
let g:ale_hover_to_preview = 1
call ale#hover#ShowAtCursor()
call s:wait('the hover', {-> bufnr('ALEPreviewWindow') > 0 && !empty(getbufline('ALEPreviewWindow', 1)[0])})
let s:saw.hover = join(getbufline('ALEPreviewWindow', 1, '$'), "\n")
pclose

let s:place = s:found('blank-around-text')[0]
call cursor(s:place.lnum, s:place.col)
call ale#codefix#Execute(0, function('s:choose'))
call s:wait('the repair', {-> getline(s:place.lnum) !~# 'no ", '})
let s:saw.repaired = join(getline(1, '$'), "\n")

call setline(search('^comparisonMode'), 'comparisonMode: LAZZY')
call ale#Queue(0)
call s:wait('the finding of a change', {-> !empty(s:found('unknown-value'))})
let s:saw.changed = s:codes()

call writefile([json_encode(s:saw)], 'saw.json')
qall!
