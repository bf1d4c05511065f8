/// How the page looks: on paper, on a telephone and on a screen, in the light and in the dark.
enum PreviewStyle {
  static let css: StaticString = """
    :root{--ground:#f5f6f8;--card:#fff;--ink:#1b1f24;--soft:#515b66;--rule:#d5dae0;--link:#0b57a4;--shade:#eceef1;
    --bad:#a3271a;--bad-ground:#fdebe8;--warn:#7a5200;--warn-ground:#fff4dc;--alert:#fff;--alert-ink:#1b1b1f;--button:#0b57a4;
    --must:#f9d6d0;--must-ink:#8f2315;--may:#cfe3fa;--may-ink:#0b57a4;--inform:#d5ecd5;--inform-ink:#245c24;--ask:#e6d9f3;
    --ask-ink:#5a3585;--none:#eceef1;--none-ink:#515b66;--error:#fbe6b8;--error-ink:#6b4a00;--crash:#e6bcbc;--crash-ink:#5c0d0d}
    @media (prefers-color-scheme:dark){:root{--ground:#15181c;--card:#1e2328;--ink:#e8eaed;--soft:#aeb6bf;--rule:#3a424b;
    --link:#8ab8f0;--shade:#2b3036;--bad:#ffb0a3;--bad-ground:#3a1d19;--warn:#f0c674;--warn-ground:#33290f;--alert:#1e2328;
    --alert-ink:#f1f3f5;--button:#9cc6f5;--must:#5a241c;--must-ink:#ffb0a3;--may:#1d3c60;--may-ink:#8ab8f0;--inform:#1f4222;
    --inform-ink:#9ad29a;--ask:#3d2a57;--ask-ink:#d0b3f0;--none:#2b3036;--none-ink:#aeb6bf;--error:#4a3a10;--error-ink:#f0c674;
    --crash:#5c1d1d;--crash-ink:#ffb8b8}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
    header,main,footer{max-width:64rem;margin:0 auto;padding:0 1rem}
    header{padding-top:1rem}footer{padding-bottom:1rem;color:var(--soft);font-size:.8125rem}footer p{margin:0}
    h1,h2{font-size:1.375rem;line-height:1.4;margin:0}.part{font-size:1rem;margin:.75rem 0 .375rem}
    p{margin:.25rem 0 .75rem}ul{margin:.25rem 0;padding-left:1.25rem}li{margin:.25rem 0}
    a{color:var(--link)}code{font:.8125rem/1.5 ui-monospace,monospace}
    .soft{color:var(--soft);font-size:.875rem;font-weight:400}.about{margin:0}
    .document{background:var(--card);border:1px solid var(--rule);border-radius:.75rem;padding:1rem 1.25rem .5rem;margin:1rem 0}
    .badge{display:inline-block;border-radius:99px;padding:.1rem .7rem;font-weight:600;font-size:.875rem;white-space:nowrap}
    .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.75rem;margin:.5rem 0 .75rem}
    .facts>div{background:var(--shade);border-radius:.5rem;padding:.5rem .8rem}dt{color:var(--soft);font-size:.875rem}
    dd{margin:0;line-height:1.4}dd b{font-size:1.05rem}
    .who{font-weight:600;font-size:.9375rem;margin:.75rem 0 .25rem}
    .note{border-left:.25rem solid var(--link);background:var(--shade);padding:.375rem .8rem;margin:.625rem 0;border-radius:.25rem}
    .warn{border-color:var(--warn);background:var(--warn-ground)}.bad{border-color:var(--bad);background:var(--bad-ground)}
    p.bad,.bad>b{color:var(--bad)}p.bad{font-weight:600}.note .soft{color:var(--ink)}
    .bar{position:relative;height:2.25rem;background:var(--none);border-radius:.375rem}
    .bar.w0{margin-bottom:.5rem}.bar.w1{margin-bottom:1.75rem}.bar.w2{margin-bottom:3rem}.bar.w3{margin-bottom:4.25rem}.bar.w4{margin-bottom:5.5rem}
    .dated{margin-top:1.5rem}
    .segment{position:absolute;top:0;bottom:0;display:grid;place-items:center;overflow:hidden;text-align:center;line-height:1.1;
    font-size:.8125rem;font-weight:600;border:solid;border-width:0 2px}
    .nothing{background:var(--none);color:var(--none-ink)}.must-update{background:var(--must);color:var(--must-ink)}
    .may-update{background:var(--may);color:var(--may-ink)}.inform{background:var(--inform);color:var(--inform-ink)}
    .prompt{background:var(--ask);color:var(--ask-ink)}.error{background:var(--error);color:var(--error-ink)}
    .crash{background:var(--crash);color:var(--crash-ink)}
    .segment.nothing{border-width:0}.segment:first-child{border-left-width:0;border-radius:.375rem 0 0 .375rem}
    .last{border-right-width:0;border-radius:0 .375rem .375rem 0}.bare span{display:none}
    .line{position:absolute;top:-.35rem;bottom:-.35rem;width:2px;background:var(--ink)}
    .mark{position:absolute;text-align:center;font-size:.8125rem;line-height:1.25rem;white-space:nowrap;color:var(--soft)}
    .mark.w0{top:2.4rem}.mark.w1{top:3.65rem}.mark.w2{top:4.9rem}.mark.w3{top:6.15rem}.mark.w4{top:7.4rem}
    .mark.now{top:-1.6rem;color:var(--ink);font-weight:600}
    .key{font-size:.8125rem;color:var(--soft);margin:.25rem 0}.key span{margin-right:1rem}
    .swatch{display:inline-block;width:1.25rem;height:.8rem;vertical-align:-.1em;border:2px solid;border-radius:2px}
    .scenes{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem}
    figure{margin:0;min-width:0}figcaption{color:var(--soft);font-size:.875rem}
    .screen{background:var(--shade);border-radius:.75rem;padding:.75rem}
    .alert{background:var(--alert);color:var(--alert-ink);margin:0 auto;max-width:20rem}
    .alert p{margin:0;white-space:pre-line}.alert .title{font-weight:600}.alert ul{list-style:none;margin:0;padding:0}
    .alert .box::before{content:"";display:inline-block;width:.875em;height:.875em;border:2px solid currentColor;
    border-radius:2px;margin-right:.5em;vertical-align:-.1em}
    .android{border-radius:1.5rem;padding:1.25rem}.android .title{font-size:1.125rem;margin-bottom:.75rem}
    .android .box{margin-top:.75rem}
    .android ul{display:flex;flex-flow:row-reverse wrap;gap:.25rem 1.25rem;margin-top:1.25rem}
    .android li{margin:0;color:var(--button);font-weight:600}
    .ios{border-radius:.875rem;text-align:center;overflow:hidden}.ios .title,.ios .message,.ios .box{padding:0 1rem}
    .ios .title{padding-top:1.125rem}.ios .message,.ios .box{padding-bottom:1.125rem;font-size:.875rem}
    .ios ul{display:flex;flex-flow:row-reverse wrap;gap:1px;background:var(--rule);padding-top:1px}
    .ios li{flex:1 0 auto;min-width:calc(50% - 1px);max-width:100%;margin:0;padding:.6rem;color:var(--button);background:var(--alert)}
    .ios li:nth-last-child(n+3),.ios li:nth-last-child(n+3)~li{min-width:100%}.ios .cancel{font-weight:600}
    .own{--own:#fff;--own-ink:#000;--key:#1c1c1c;--key-ink:#fff;--edge:#b0b0b0;--other:#1c1c1c;background:var(--own);
    color:var(--own-ink);border-radius:20px;padding:.75rem 1rem 1rem;text-align:center;max-height:38rem;overflow:hidden;position:relative;
    font-size:.9375rem;line-height:1.4}
    @media (prefers-color-scheme:dark){.own{--own:#1c1c1c;--own-ink:#fff;--key:#fff;--key-ink:#1c1c1c;--edge:#fff;--other:#fff}}
    .own .leave{position:absolute;right:1rem;line-height:1}
    .own .icon{width:2rem;height:2rem;margin:0 auto .375rem;border-radius:.5rem;background:var(--edge)}
    .own .title{font-size:1.125rem;line-height:1.2;font-weight:700;margin-bottom:.375rem}.own .box{margin-top:.5rem}
    .own ul{margin-top:.75rem}.own li{margin:.375rem 0 0;padding:.375rem .75rem;border-radius:2rem;color:var(--key-ink);background:var(--key)}
    .own li+li{color:var(--other);background:none;border:1px solid var(--edge)}
    .switched .box{display:flex;flex-direction:row-reverse;justify-content:space-between;align-items:center;text-align:left}
    .switched .box::before{width:2.6em;height:1.5em;border-radius:1em;margin:0 0 0 .5em;flex:none}
    .buttons{list-style:none;padding:0;margin:.375rem 0 .75rem}.buttons li{margin:0;display:inline}
    details{border-top:1px solid var(--rule);padding:.375rem 0}summary{cursor:pointer;font-weight:600}
    table{border-collapse:collapse;width:100%;margin:.75rem 0;font-size:.9375rem}
    caption{text-align:left;color:var(--soft);font-size:.875rem;padding-bottom:.25rem}
    th,td{text-align:left;vertical-align:top;padding:.375rem .625rem .375rem 0;border-top:1px solid var(--rule)}
    th{font-weight:600;white-space:nowrap}
    .on-paper{display:none}strong.error{background:none;color:var(--bad)}strong.warning{color:var(--warn)}
    .summary{font-size:1.0625rem}
    @media (max-width:36rem){.document{padding:1rem;border-radius:.5rem;margin:.5rem 0}main{padding:0 .5rem}
    .facts{gap:.5rem}.facts>div{padding:.375rem .8rem}
    .bar.n0{margin-bottom:.5rem}.bar.n1{margin-bottom:1.75rem}.bar.n2{margin-bottom:3rem}.bar.n3{margin-bottom:4.25rem}.bar.n4{margin-bottom:5.5rem}
    .mark.n0{top:2.4rem}.mark.n1{top:3.65rem}.mark.n2{top:4.9rem}.mark.n3{top:6.15rem}.mark.n4{top:7.4rem}.tight span{display:none}
    thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    tr,td,tbody{display:block}tr{border-top:1px solid var(--rule);padding:.375rem 0}td{border:0;padding:.125rem 0}
    td[data-name]::before{content:attr(data-name) ": ";color:var(--soft)}}
    @media screen and (max-width:52rem){.index thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .index tr,.index td,.index tbody{display:block}.index tr{border-top:1px solid var(--rule);padding:.375rem 0}
    .index td{border:0;padding:.125rem 0}.index td[data-name]::before{content:attr(data-name) ": ";color:var(--soft)}}
    @media (min-width:36.01rem){.only-narrow{display:none}}
    @page{size:A4;margin:10mm}
    @media print{:root{--ground:#fff;--card:#fff;--ink:#000;--soft:#444;--rule:#bbb;--link:#0b57a4;--shade:#f0f0f0;--bad:#a3271a;
    --bad-ground:#fdebe8;--warn:#7a5200;--warn-ground:#fff4dc;--alert:#fff;--alert-ink:#000;--button:#0b57a4;--must:#f9d6d0;
    --must-ink:#8f2315;--may:#cfe3fa;--may-ink:#0b57a4;--inform:#d5ecd5;--inform-ink:#245c24;--ask:#e6d9f3;--ask-ink:#5a3585;
    --none:#eceef1;--none-ink:#515b66;--error:#fbe6b8;--error-ink:#6b4a00;--crash:#e6bcbc;--crash-ink:#5c0d0d}
    *{-webkit-print-color-adjust:exact}
    body{font-size:8pt;line-height:1.3}header,main,footer{max-width:none;padding:0}header{padding:0}h1,h2{font-size:12pt}
    .part{font-size:9pt;margin:.5rem 0 .25rem}
    .document{border:0;padding:0;margin:0}.document:not(:last-child),.index,.changes{break-after:page}
    .facts{grid-template-columns:repeat(4,1fr);gap:.3rem}.facts>div{padding:.2rem .4rem}dt,.soft,figcaption,caption{font-size:7pt}
    dd b{font-size:8.5pt}.note{padding:.25rem .5rem;margin:.3rem 0}
    .alert{border:1px solid #999}.scenes{grid-template-columns:repeat(3,1fr);gap:.5rem}.screen{padding:.4rem}.android,.own{padding:.6rem}
    .own{--own:#fff;--own-ink:#000;--key:#1c1c1c;--key-ink:#fff;--edge:#b0b0b0;--other:#1c1c1c;font-size:8pt}.own .icon{width:20px;height:20px;border-radius:5px}
    .own .title{font-size:9pt}.own ul{margin-top:.3rem}.own li{padding:.2rem}
    .android ul{margin-top:.4rem}table{font-size:7.5pt;margin:.3rem 0}th,td{padding:.1rem .4rem .1rem 0}
    p{margin:.1rem 0 .25rem}li{margin:.05rem 0}code{font-size:6.5pt}
    .index table,.index .soft{font-size:6pt;line-height:1.2}.badge{font-size:7pt;padding:0 .4rem}.index td{padding-bottom:0}
    .alert .title{margin-bottom:.3rem}details,footer{display:none}
    .corrections li:nth-child(n+6),.index tbody tr:nth-child(n+31){display:none}.on-paper{display:block}}
    """
}
