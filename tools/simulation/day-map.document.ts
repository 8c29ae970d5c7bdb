/** Style of the page, for light and dark schemes; figures stand side by side where there is space. */
export const DAY_MAP_STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 1rem }
h1 { font-size: 1.1rem }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center }
main { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 1rem 0 }
canvas { max-width: 100%; border: 1px solid #8886 }
figcaption { max-width: 46rem; color: #777 }
figure + figure figcaption { max-width: 560px }
#time { width: min(60vw, 30rem) }`;

/** Script of the page, which reads the data embedded in it. */
export const DAY_MAP_SCRIPT = `
const days = JSON.parse(document.getElementById('data').textContent);
const by = (id) => document.getElementById(id);
const [strategy, time, play, now] = ['strategy', 'time', 'play', 'now'].map(by);
const COLOURS = ['#2f6fdd', '#c2410c', '#15803d', '#7c3aed'];
for (const [i, day] of days.entries()) strategy.add(new Option(day.strategy, i, false, i === days.length - 1));
const points = days[0].orders.flatMap((o) => [o.from, o.to]);
const span = (k) => [Math.min(...points.map((p) => p[k])), Math.max(...points.map((p) => p[k]))];
const [xs, ys] = [span(0), span(1)];
const size = Math.max(xs[1] - xs[0], ys[1] - ys[0], 1) * 1.06;
const onMap = ([x, y]) => [30 + ((x - xs[0]) / size) * 730, 730 - ((y - ys[0]) / size) * 730];
time.min = Math.min(...days[0].orders.map((o) => o.placed));
time.max = Math.max(...days.flatMap((d) => d.orders.map((o) => o.delivered)));
time.value = time.min;
const clock = (m) => Math.floor(m / 60) + ':' + String(Math.floor(m % 60)).padStart(2, '0');

function place(track, minute) {
  const next = track.findIndex(([at]) => at > minute);
  if (next === -1) return track.at(-1).slice(1);
  if (next === 0) return track[0].slice(1);
  const [[t0, x0, y0], [t1, x1, y1]] = [track[next - 1], track[next]];
  const part = t1 === t0 ? 1 : (minute - t0) / (t1 - t0);
  return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
}
function dot(g, at, radius, fill, stroke) {
  g.beginPath();
  g.arc(...onMap(at), radius, 0, 7);
  if (fill) { g.fillStyle = fill; g.fill(); }
  if (stroke) { g.strokeStyle = stroke; g.stroke(); }
}
function drawMap() {
  const day = days[strategy.value];
  const minute = Number(time.value);
  const g = by('map').getContext('2d');
  g.clearRect(0, 0, 760, 760);
  let open = 0, riding = 0, delivered = 0;
  for (const o of day.orders) {
    if (o.placed > minute) continue;
    if (o.taken && o.delivered <= minute) { delivered++; dot(g, o.to, 2, '#15803d'); }
    else if (o.taken && o.pickup <= minute) { riding++; dot(g, o.to, 4, '', '#7c3aed'); }
    else { open++; dot(g, o.from, 5, o.ready <= minute ? '#dc2626' : '#d97706'); }
  }
  for (const c of day.couriers) {
    if (minute < c.on) continue;
    const at = c.track.findIndex(([t]) => t > minute);
    if (at === -1 && minute > c.off) continue;
    dot(g, place(c.track, minute), 4, at === -1 ? '' : '#2f6fdd', '#2f6fdd');
  }
  now.value = clock(minute) + ' – ' + open + ' wait, ' + riding + ' ride, ' + delivered + ' delivered';
}
function axes(g, most, labels) {
  g.clearRect(0, 0, 560, 240);
  g.fillStyle = '#888';
  g.font = '12px system-ui';
  g.fillText(String(most), 2, 12);
  labels.forEach((label, i) => {
    g.textAlign = i === 0 ? 'left' : i === labels.length - 1 ? 'right' : 'center';
    g.fillText(label, 30 + (i * 510) / (labels.length - 1), 236);
  });
  g.textAlign = 'left';
}
function drawOpen() {
  const day = days[strategy.value];
  const g = by('open').getContext('2d');
  const [from, to] = [Number(time.min), Number(time.max)];
  const rows = Array.from({ length: 256 }, (_, i) => {
    const m = from + ((to - from) * i) / 255;
    const waiting = day.orders.filter((o) => o.placed <= m && (!o.taken || o.pickup > m));
    return [waiting.length, waiting.filter((o) => o.ready <= m).length];
  });
  const most = Math.max(1, ...rows.map(([n]) => n));
  axes(g, most, [0, 1, 2, 3, 4].map((i) => clock(from + ((to - from) * i) / 4)));
  for (const [k, colour] of [[0, '#d97706'], [1, '#dc2626']]) {
    g.beginPath();
    rows.forEach((row, i) => g.lineTo(30 + i * 2, 220 - (row[k] / most) * 205));
    g.strokeStyle = colour;
    g.stroke();
  }
}
function drawDelays() {
  const g = by('delays').getContext('2d');
  const bars = days.map((day) => {
    const count = Array(19).fill(0);
    for (const o of day.orders) if (o.taken) count[Math.min(18, Math.floor((o.delivered - o.placed) / 5))]++;
    return count;
  });
  const most = Math.max(1, ...bars.flat());
  axes(g, most, ['0', '30', '60', '90 min']);
  bars.forEach((count, d) => {
    g.fillStyle = COLOURS[d % COLOURS.length];
    g.fillText(days[d].strategy, 420, 14 + 14 * d);
    count.forEach((n, i) => {
      const width = 24 / days.length;
      g.fillRect(30 + i * 28 + d * width, 220 - (n / most) * 205, width - 1, (n / most) * 205);
    });
  });
}
let timer = null;
play.onclick = () => {
  play.textContent = timer ? 'Play' : 'Pause';
  if (timer) { clearInterval(timer); timer = null; return; }
  timer = setInterval(() => {
    time.value = Number(time.value) + 0.5;
    drawMap();
    if (Number(time.value) >= Number(time.max)) play.click();
  }, 40);
};
time.oninput = drawMap;
strategy.onchange = () => { drawMap(); drawOpen(); };
drawMap();
drawOpen();
drawDelays();`;
