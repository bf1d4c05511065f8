"""Texts of alerts that would like to be something else than text."""

HOSTILE = [
    "</style><script>window.pwned = 1</script>", "</title></main></section><img src=x onerror='window.pwned = 1'>",
    "<!-- ", "]]>", "\"' onmouseover=\"window.pwned = 1\" x='", "&lt;script&gt;&amp;#60;", "javascript:window.pwned=1",
    "<base href=https://example.invalid/><link rel=stylesheet href=x.css>", "<meta http-equiv=refresh content=0>",
    "\u202etxet desrever\u2066 never closed", "\u200f\u05d0\u05d1", "bell\a del\x7f nul\0 next\x85line",
    "<iframe src=https://example.invalid></iframe><svg/onload=window.pwned=1>", "{{window.pwned=1}} ${window.pwned=1}",
    "url(https://example.invalid/x)} @import 'x'; * { display: none }", "\ud83d\ude00\u200d\U0001f467 e\u0301\u0323\u0323",
]
