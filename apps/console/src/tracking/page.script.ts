/** The tracking page's own script: what the server renders anew is put in its place, and the map follows. */
export const PAGE_SCRIPT = `'use strict';
(() => {
  const main = document.querySelector('main[data-token]');
  if (!main) return;
  const { token, live, tiles, attribution } = main.dataset;
  const part = (id) => document.getElementById(id);
  const base = '/rastreio/' + token;
  const POLL_MS = 8000;
  let title = document.title;
  let map = null;
  let marks = [];
  let courier = null;
  let polling = null;
  let events = null;

  const pin = (kind, text) =>
    L.divIcon({ className: '', html: '<div class="pin ' + kind + '">' + text + '</div>', iconSize: [34, 34], iconAnchor: [17, 17] });
  const at = (point) => [point.latitude, point.longitude];

  function openMap() {
    const frame = document.createElement('div');
    frame.id = 'quadro';
    part('mapa').append(frame);
    map = L.map(frame, { zoomControl: true, attributionControl: Boolean(tiles), scrollWheelZoom: false });
    if (tiles) L.tileLayer(tiles, { attribution, maxZoom: 19 }).addTo(map);
  }

  function draw(state) {
    const shown = state.mapShown && typeof L !== 'undefined';
    part('mapa').hidden = !shown;
    if (!shown) return;
    const first = map === null;
    if (first) openMap();
    for (const mark of marks) mark.remove();
    const { pickup, stops } = state.marks;
    const way = state.marks.way.map(at);
    marks = [L.polyline(way, { color: '#3f6664', weight: 4, dashArray: '2 9' })];
    if (pickup) marks.push(L.marker(at(pickup), { icon: pin('', 'C'), title: 'Coleta', keyboard: false }));
    for (const stop of stops)
      marks.push(L.marker(at(stop), { icon: pin(stop.open ? '' : 'closed', stop.ordinal), title: 'Entrega', keyboard: false }));
    for (const mark of marks) mark.addTo(map);
    follow(state.marks.courier);
    if (first || state.leg !== draw.leg) {
      const points = way.concat(state.marks.courier ? [at(state.marks.courier)] : []);
      map.fitBounds(L.latLngBounds(points).pad(0.25), { animate: false, maxZoom: 16 });
    }
    draw.leg = state.leg;
  }

  function follow(place) {
    if (!place) {
      if (courier) courier.remove();
      courier = null;
    } else if (courier) {
      courier.setLatLng(at(place));
      if (!map.getBounds().contains(at(place))) map.panTo(at(place));
    } else {
      courier = L.marker(at(place), { icon: pin('courier', '●'), title: 'Entregador', zIndexOffset: 1000, keyboard: false }).addTo(map);
    }
  }

  function put(id, markup) {
    const place = part(id);
    if (put[id] !== markup) place.innerHTML = markup;
    put[id] = markup;
  }

  function show(state) {
    put('topo', state.top);
    put('corpo', state.body);
    draw(state);
    if (state.title !== title) {
      title = state.title;
      document.title = title;
      part('novidade').textContent = state.headline;
    }
    if (state.ended) stop();
  }

  function stop() {
    if (events) events.close();
    clearInterval(polling);
  }

  async function ask() {
    try {
      const answer = await fetch(base + '/estado', { headers: { Accept: 'application/json' } });
      if (answer.ok) show(await answer.json());
      else if (answer.status === 404) location.reload();
    } catch (error) {
      console.warn('Sem conexão; nova tentativa em instantes', error);
    }
  }

  function poll() {
    if (polling === null) polling = setInterval(ask, POLL_MS);
  }

  function listen() {
    events = new EventSource(base + '/eventos');
    events.addEventListener('estado', (event) => {
      clearInterval(polling);
      polling = null;
      show(JSON.parse(event.data));
    });
    // The browser connects again by itself; until it has, and where it never does, the page asks.
    events.addEventListener('error', poll);
  }

  if (live !== 'true') return;
  ask();
  if ('EventSource' in window) listen();
  else poll();
})();
`;
