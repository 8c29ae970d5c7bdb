import './trusted-html.js';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Answer } from './api/client.js';
import type { MapBox, MapPoint, MapSource } from './map-point.js';
import './map.css';
import { mapWords } from './words.js';

const MIN_ZOOM_OF_STREETS = 12;
/** Requested boxes begin and end on this grid, so that server and browser can cache them. */
const GRID_DEGREES = 0.02;
const SMALL = 0.24;
/** What a map shows until the region is known. */
const COUNTRY: [L.LatLngTuple, number] = [[-15, -50], 4];

/** The value of a colour token, for a canvas. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

export function latLng({ latitude, longitude }: MapPoint): L.LatLngTuple {
  return [latitude, longitude];
}

/** Whether a point is in sight of the map, or would be after a move by half of its size. */
export function inSight(map: L.Map): (point: MapPoint) => boolean {
  const around = map.getBounds().pad(0.5);
  const { lat: south, lng: west } = around.getSouthWest();
  const { lat: north, lng: east } = around.getNorthEast();
  return ({ latitude, longitude }) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * An empty map with a background: tiles where the installation has them, else the streets of the gazetteer.
 * Without `source` it reads the operators' API.
 */
export function openMap(element: HTMLElement, source: MapSource | undefined): L.Map {
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    preferCanvas: true,
    zoomSnap: 0.5,
  });
  map.setView(...COUNTRY);
  drawBackground(map, element, source).catch(nothingBelow);
  return map;
}

async function drawBackground(map: L.Map, element: HTMLElement, given?: MapSource): Promise<void> {
  const source = given ?? (await import('./admin-map.js')).adminMap;
  const { tileUrl, region, attribution } = await source.background();
  if (tileUrl !== null) L.tileLayer(tileUrl).addTo(map);
  else if (region !== null) {
    showCity(map, region.bounds);
    drawRegion(map, region).catch(nothingBelow);
  } else drawStreets(map, source, noteOn(element));
  element.dataset['attribution'] = tileUrl === null && region === null ? '' : attribution;
}

/** Shows the city on a map that nothing has moved yet. */
function showCity(map: L.Map, { south, west, north, east }: Region['bounds']): void {
  if (map.getZoom() !== COUNTRY[1] || !map.getCenter().equals(COUNTRY[0])) return;
  map.fitBounds(L.latLngBounds([south, west], [north, east]), { animate: false });
}

/** A failed background is ignored: a map without one still shows positions. */
function nothingBelow(): void {
  return;
}

type Region = NonNullable<Answer<'/api/admin/map'>['region']>;

interface CityLayer {
  readonly layer: L.GridLayer;
  readonly repaint: (palette: Readonly<Record<string, string>>) => Promise<void>;
}

/** What `region-map.js` of the tracking page exports. */
interface RegionModule {
  readonly cityLayer: (
    leaflet: typeof L,
    urls: readonly string[],
    palette: Readonly<Record<string, string>>,
  ) => Promise<CityLayer>;
}

/** Archives of cities are drawn by the module that the tracking page uses, too. */
async function drawRegion(map: L.Map, { archiveUrls, scriptUrl }: Region): Promise<void> {
  const { cityLayer } = (await import(/* @vite-ignore */ scriptUrl)) as RegionModule;
  const { layer, repaint } = await cityLayer(L, archiveUrls, palette());
  map.addLayer(layer);
  whenThemeChanges(map, () => void repaint(palette()).catch(nothingBelow));
}

function palette(): Readonly<Record<string, string>> {
  return {
    ground: token('map'),
    water: token('map-water'),
    green: token('map-green'),
    building: token('map-building'),
    street: token('map-street'),
    edge: token('map-edge'),
    text: token('text-2'),
  };
}

function whenThemeChanges(map: L.Map, redraw: () => void): void {
  const changed = new MutationObserver(redraw);
  changed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  map.on('unload', () => changed.disconnect());
}

/** A note that there is no city, instead of a grey map. */
function noteOn(element: HTMLElement): HTMLElement {
  const note = document.createElement('p');
  note.className = 'map-note';
  note.setAttribute('role', 'note');
  note.textContent = mapWords.noCity;
  element.append(note);
  return note;
}

function drawStreets(map: L.Map, source: MapSource, note: HTMLElement): void {
  const layer = L.layerGroup().addTo(map);
  let shown = '';
  const draw = async () => {
    const box = gridBox(map.getBounds());
    const tooLarge = box.north - box.south > SMALL || box.east - box.west > SMALL;
    const key = Object.values(box).join(' ');
    if (map.getZoom() < MIN_ZOOM_OF_STREETS || tooLarge || key === shown) return;
    shown = key;
    const items = await source.streets(box);
    if (key !== shown) return;
    layer.clearLayers();
    note.hidden = items.length > 0;
    const lines = items.flatMap((street) => street.lines.map((line) => line.map(latLng)));
    const drawBelow = (color: string, weight: number) =>
      L.polyline(lines, { interactive: false, lineCap: 'round', color: token(color), weight })
        .addTo(layer)
        .bringToBack();
    drawBelow('map-street', 4);
    drawBelow('map-edge', 6);
  };
  const redraw = () => void draw().catch(nothingBelow);
  map.on('moveend', redraw);
  whenThemeChanges(map, () => {
    shown = '';
    redraw();
  });
  redraw();
}

function gridBox(bounds: L.LatLngBounds): MapBox {
  const down = (degrees: number) => round(Math.floor(degrees / GRID_DEGREES) * GRID_DEGREES);
  const up = (degrees: number) => round(Math.ceil(degrees / GRID_DEGREES) * GRID_DEGREES);
  return {
    south: down(bounds.getSouth()),
    west: down(bounds.getWest()),
    north: up(bounds.getNorth()),
    east: up(bounds.getEast()),
  };
}

/** Rounded to about ten centimetres. */
export function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** A map marker of plain elements; its text is never parsed as HTML. */
export function sign(className: string, text: string): L.DivIcon {
  const element = document.createElement('span');
  element.textContent = text;
  return L.divIcon({ className, html: element, iconSize: [22, 22] });
}
