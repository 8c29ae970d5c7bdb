import L from 'leaflet';
import type { Courier } from './api/client.js';
import { courierMarks, FlatMarker } from './map-marks.js';

const city = { getBounds: () => L.latLngBounds([-23, -47.2], [-22.8, -47]) } as L.Map;

const courier = (id: number, latitude = -22.9, longitude = -47.1) =>
  ({
    id,
    name: `C ${id}`,
    online: true,
    activeOrders: [],
    location: { latitude, longitude },
  }) as unknown as Courier;

const shown = (couriers: readonly Courier[], chosen: number | null = null) =>
  courierMarks(city, couriers, chosen).map(({ key, look: [className] }) => [key, className]);

describe('marks of couriers', () => {
  it('are of those in sight, and of half a map around', () => {
    expect(shown([courier(1), courier(2, -22.75), courier(3, -22.65), courier(4, -22.9, -46.8)])).toEqual([
      [1, 'map-courier free'],
      [2, 'map-courier free'],
    ]);
  });

  it('are small where they are a crowd, but for the one that was chosen', () => {
    const crowd = Array.from({ length: 101 }, (_, i) => courier(i));
    const classes = shown(crowd, 7).map(([, className]) => className);
    expect(classes[7]).toBe('map-courier free paired');
    expect(new Set(classes.filter((_, i) => i !== 7))).toEqual(new Set(['map-courier free small']));
    expect(shown(crowd.slice(1))[0]).toEqual([1, 'map-courier free']);
  });
});

it('places a marker of hundreds without a transform, and hides it while the map zooms', () => {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
  const map = L.map(element).setView([-22.9, -47.1], 13);
  const icon = new FlatMarker([-22.9, -47.1], { icon: L.divIcon() }).addTo(map).getElement();
  expect(icon?.style).toMatchObject({ transform: '', left: '200px', top: '200px' });
  expect(icon?.classList.contains('leaflet-zoom-hide')).toBe(true);
});
