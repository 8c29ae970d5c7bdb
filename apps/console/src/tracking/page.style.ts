/** The tracking page's own style sheet: phone first, two columns where there is room. */
export const PAGE_STYLE = `
:root { color-scheme: light; --ink: #14212b; --soft: #51606c; --line: #dde4e8; --ground: #f2f5f6; --green: #0b6b57;
  --deep: #0f3d3e; --amber: #8a5300; --red: #a3221c; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Ubuntu, "Helvetica Neue", sans-serif; }
header { background: var(--deep); color: #fff; padding: 14px 14px 58px; }
.brand { display: block; max-width: 1040px; margin: 0 auto; padding: 0 14px; font-weight: 600; letter-spacing: .01em; }
main { display: grid; gap: 14px; max-width: 1040px; margin: -44px auto 40px; padding: 0 14px; }
#topo, #corpo { display: grid; gap: 14px; align-content: start; }
h1, h2, p, ol { margin: 0; }
h1 { font-size: 1.65rem; line-height: 1.2; letter-spacing: -.01em; }
h2 { font-size: .95rem; color: var(--soft); font-weight: 600; }
ol { padding: 0; list-style: none; }
.card { background: #fff; border-radius: 16px; padding: 18px 20px; box-shadow: 0 1px 2px #14212b14, 0 6px 20px #14212b0f; }
.headline { border-top: 6px solid var(--deep); }
.headline.waiting { border-color: #d58a1c; }
.headline.moving, .headline.done { border-color: #12a17f; }
.headline.failed { border-color: var(--red); }
.headline p { margin-top: 6px; }
.eta { display: flex; justify-content: space-between; align-items: baseline; padding-top: 10px; margin-top: 12px !important;
  border-top: 1px solid var(--line); color: var(--soft); }
.eta strong { font-size: 1.7rem; color: var(--green); font-variant-numeric: tabular-nums; }
.from { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }
.code { background: #e9f6f1; }
.digits { font: 700 2.4rem/1.3 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .32em; color: var(--green); }
.map { position: relative; z-index: 0; height: 300px; border-radius: 16px; overflow: hidden; background: #e4ecea
  linear-gradient(#d3dedb 1px, transparent 1px) 0 0 / 28px 28px; border: 1px solid var(--line); }
.map[hidden] { display: none; }
noscript svg { width: 100%; height: 100%; }
.map .leaflet-container { background: transparent; font: inherit; }
#quadro { position: absolute; inset: 0; }
svg polyline { fill: none; stroke: #5d7a78; stroke-width: 3; stroke-dasharray: 2 8; stroke-linecap: round; }
svg circle { fill: #fff; stroke: var(--deep); stroke-width: 3; }
svg text { font-size: 13px; font-weight: 700; fill: var(--deep); }
svg .courier circle { fill: #12a17f; }
svg .courier text { fill: #fff; }
.pin { display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: #fff;
  border: 3px solid var(--deep); color: var(--deep); font-weight: 700; font-size: 14px; box-shadow: 0 2px 6px #0004; }
.pin.closed { border-color: #8fa09f; color: #5c6b6a; }
.pin.courier { width: 38px; height: 38px; background: #0d8068; border-color: #fff; color: #fff; animation: beat 2.2s infinite; }
@keyframes beat { 0% { box-shadow: 0 0 0 0 #12a17f88; } 70% { box-shadow: 0 0 0 16px #12a17f00; } 100% { box-shadow: 0 0 0 0 #12a17f00; } }
.courier.card { display: flex; gap: 14px; align-items: center; }
.courier .name { font-size: 1.15rem; font-weight: 650; }
.courier p:last-child { color: var(--soft); }
.courier p.name:last-child { color: inherit; }
.initial { flex: none; display: grid; place-items: center; width: 52px; height: 52px; border-radius: 50%;
  background: var(--deep); color: #fff; font-size: 1.4rem; font-weight: 700; }
.steps { margin-top: 10px; }
.steps li { position: relative; display: flex; justify-content: space-between; gap: 12px; padding: 0 0 18px 32px; }
.steps li:last-child { padding-bottom: 0; }
.steps li::before { content: ""; position: absolute; left: 2px; top: 3px; width: 18px; height: 18px; border-radius: 50%;
  background: #fff; border: 2px solid #9aa8b0; z-index: 1; }
.steps li::after { content: ""; position: absolute; left: 10px; top: 20px; bottom: -4px; width: 2px; background: #ccd5da; }
.steps li:last-child::after { display: none; }
.steps .done::before { background: #12a17f; border-color: #12a17f; }
.steps .done::after { background: #12a17f; }
.steps .current::before { background: #fff; border: 5px solid #12a17f; }
.steps .current { font-weight: 650; }
.steps .failed::before { background: var(--red); border-color: var(--red); }
.steps .ahead { color: var(--soft); }
.steps time { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.stops li { padding: 12px 0; border-bottom: 1px solid var(--line); }
.stops li:last-child { border: 0; padding-bottom: 0; }
.address { font-weight: 600; overflow-wrap: anywhere; }
.state { color: var(--soft); font-size: .92rem; }
.delivered > .state { color: var(--green); }
.failed > .state { color: var(--red); }
.proof { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 8px; }
.proof p { flex-basis: 100%; font-size: .92rem; }
.proof img { display: block; width: 116px; height: 116px; object-fit: cover; border-radius: 12px; border: 1px solid var(--line); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
a:focus-visible { outline: 3px solid #12a17f; outline-offset: 2px; }
@media (min-width: 860px) {
  main:has(#mapa) { grid-template-columns: 400px 1fr; gap: 18px; }
  #topo, #corpo { grid-column: 1; }
  #mapa { grid-column: 2; grid-row: 1 / span 3; height: auto; min-height: 560px; position: sticky; top: 18px; max-height: 80vh; }
  body:not(:has(#mapa:not([hidden]))) .brand { max-width: 588px; }
  main:has(#mapa[hidden]) { grid-template-columns: minmax(0, 560px); justify-content: center; }
}
@media (prefers-reduced-motion: reduce) { .pin.courier { animation: none; } }
`;
