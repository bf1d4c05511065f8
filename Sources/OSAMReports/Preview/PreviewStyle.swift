/// How the page looks: on paper, on a telephone and on a screen, in the light and in the dark.
enum PreviewStyle {
  static let css: StaticString = """
    :root{--ground:#f5f6f8;--card:#ffffff;--ink:#1b1f24;--soft:#515b66;--line:#d5dae0;--link:#0b57a4;
    --bad:#a3271a;--warn:#7a5200;--alert:#ffffff;--alert-ink:#1b1b1f;--button:#0b57a4;--shade:#e3e7ec}
    @media (prefers-color-scheme:dark){:root{--ground:#15181c;--card:#1e2328;--ink:#e8eaed;--soft:#aeb6bf;--line:#3a424b;
    --link:#8ab8f0;--bad:#ffb0a3;--warn:#f0c674;--alert:#2b3036;--alert-ink:#f1f3f5;--button:#9cc6f5;--shade:#101316}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
    header,main,footer{max-width:64rem;margin:0 auto;padding:0 1rem}
    header{padding-top:1.5rem}footer{padding-bottom:2rem;color:var(--soft);font-size:.875rem}
    h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.25rem;line-height:1.3;margin:0}
    h3{font-size:1.0625rem;margin:1.75rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
    h4{font-size:.9375rem;margin:1rem 0 .5rem}
    p{margin:.25rem 0 .75rem}ul{margin:.25rem 0;padding-left:1.25rem}li{margin:.25rem 0}
    a{color:var(--link)}code{font:.8125rem/1.5 ui-monospace,monospace}
    .soft{color:var(--soft);font-size:.875rem}
    .document{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:1.25rem 0}
    .today{font-size:1.125rem;margin:.5rem 0 0;padding-left:.75rem;border-left:.25rem solid var(--link)}
    .scenes{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem}
    figure{margin:0;min-width:0}figcaption{color:var(--soft);font-size:.875rem;margin-top:.375rem}
    .screen{background:var(--shade);border-radius:.75rem;padding:1.25rem .875rem}
    .alert{background:var(--alert);color:var(--alert-ink);margin:0 auto;max-width:20rem;box-shadow:0 1px 6px #0004}
    .alert p{margin:0;white-space:pre-line}.alert .title{font-weight:600}.alert ul{list-style:none;margin:0;padding:0}
    .alert .box::before{content:"";display:inline-block;width:.875em;height:.875em;border:2px solid currentColor;
    border-radius:2px;margin-right:.5em;vertical-align:-.1em}
    .android{border-radius:1.5rem;padding:1.25rem}.android .title{font-size:1.125rem;margin-bottom:.75rem}
    .android .box{margin-top:.75rem}
    .android ul{display:flex;flex-flow:row-reverse wrap;gap:.25rem 1.25rem;margin-top:1.25rem}
    .android li{margin:0;color:var(--button);font-weight:600}
    .ios{border-radius:.875rem;text-align:center;overflow:hidden}.ios .title,.ios .message,.ios .box{padding:0 1rem}
    .ios .title{padding-top:1.125rem}.ios .message,.ios .box{padding-bottom:1.125rem;font-size:.875rem}
    .ios ul{display:flex;flex-flow:row-reverse wrap;gap:1px;background:var(--line);padding-top:1px}
    .ios li{flex:1 0 auto;min-width:calc(50% - 1px);max-width:100%;margin:0;padding:.6rem;color:var(--button);background:var(--alert)}
    .ios li:nth-last-child(n+3),.ios li:nth-last-child(n+3)~li{min-width:100%}.ios .cancel{font-weight:600}
    .own{--own:#fff;--own-ink:#000;--key:#1c1c1c;--key-ink:#fff;--edge:#b0b0b0;--other:#1c1c1c;background:var(--own);
    color:var(--own-ink);border-radius:20px;padding:16px 24px 24px;text-align:center;max-height:38rem;overflow:hidden}
    @media (prefers-color-scheme:dark){.own{--own:#1c1c1c;--own-ink:#fff;--key:#fff;--key-ink:#1c1c1c;--edge:#fff;--other:#fff}}
    .own .leave{text-align:right;line-height:1}
    .own .icon{width:72px;height:72px;margin:0 auto 12px;border-radius:16px;background:var(--edge)}
    .own .title{font-size:22px;line-height:1.2;font-weight:700;margin-bottom:8px}.own .box{margin-top:16px}
    .own ul{margin-top:20px}.own li{margin:8px 0 0;min-height:48px;padding:12px;border-radius:28px;color:var(--key-ink);background:var(--key)}
    .own li+li{color:var(--other);background:none;border:1px solid var(--edge)}
    .switched .box{display:flex;flex-direction:row-reverse;justify-content:space-between;align-items:center;text-align:left}
    .switched .box::before{width:2.6em;height:1.5em;border-radius:1em;margin:0 0 0 .5em;flex:none}
    .timeline svg{display:block;width:100%;max-width:36rem;height:auto}
    @media (prefers-color-scheme:dark){.timeline rect[stroke]{stroke:var(--ink)}}
    table{border-collapse:collapse;width:100%;margin:.75rem 0;font-size:.9375rem}
    caption{text-align:left;color:var(--soft);font-size:.875rem;padding-bottom:.25rem}
    th,td{text-align:left;vertical-align:top;padding:.375rem .625rem .375rem 0;border-top:1px solid var(--line)}
    th{font-weight:600;white-space:nowrap}
    .on-paper{display:none}.error{color:var(--bad);font-weight:600}.warning{color:var(--warn);font-weight:600}
    @media (max-width:36rem){.document{padding:1rem;border-radius:.5rem}main{padding:0 .5rem}
    thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    tr,td,tbody{display:block}tr{border-top:1px solid var(--line);padding:.375rem 0}td{border:0;padding:.125rem 0}
    td[data-name]::before{content:attr(data-name) ": ";color:var(--soft)}}
    @page{size:A4;margin:10mm}
    @media print{:root{--ground:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--link:#0b57a4;--bad:#a3271a;--warn:#7a5200;
    --alert:#fff;--alert-ink:#000;--button:#0b57a4;--shade:#f0f0f0}
    body{font-size:7.5pt;line-height:1.3}header,main,footer{max-width:none;padding:0}header{padding:0}h1{font-size:12pt}
    h2{font-size:11pt}h3{font-size:9pt;margin:.6rem 0 .2rem;padding-top:.35rem}h4{font-size:8pt;margin:.35rem 0 .2rem}
    .document{border:0;padding:0;margin:0}.document:not(:last-child),.index,.changes{break-after:page}.alert{box-shadow:none;
    border:1px solid #999}.scenes{grid-template-columns:repeat(3,1fr);gap:.5rem}.screen{padding:.4rem}.android,.own{padding:.6rem}
    .own{--own:#fff;--own-ink:#000;--key:#1c1c1c;--key-ink:#fff;--edge:#b0b0b0;--other:#1c1c1c}.own .icon{width:24px;height:24px;border-radius:6px;margin-bottom:4px}
    .own .title{font-size:9.5pt}.own ul{margin-top:.4rem}.own li{min-height:0;padding:.25rem}
    .android ul{margin-top:.4rem}table{font-size:7.5pt;margin:.3rem 0}th,td{padding:.1rem .4rem .1rem 0}
    p{margin:.1rem 0 .25rem}li{margin:.05rem 0}.today{font-size:9.5pt}.soft,figcaption,caption{font-size:7pt}code{font-size:6.5pt}
    .alert .title{margin-bottom:.3rem}.scene.older,.repeat,.others,.assumed,footer{display:none}
    .when{display:grid;grid-template-columns:6.5cm 1fr;gap:0 .5cm}.when h3{grid-column:1/-1}.when>*{grid-column:2}
    .when .timeline{grid-column:1;grid-row:2/span 9}.timeline svg{max-width:6.5cm}
    .corrected li:nth-child(n+6),.scene~.scene~.scene,.off-paper,.index li:nth-child(n+31){display:none}.on-paper{display:block}}
    """
}
