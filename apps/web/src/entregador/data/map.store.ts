import type { MapSource } from '../../base/map-point.js';
import { call, serverNow } from './api.store.js';
import { here } from './whereabouts.store.js';

/** Where orders are on the courier's way. */
export const way = {
  demand: async () => (await call('/api/courier/map/demand')).items,
  /** The own way ahead, by road. */
  ahead: async () => (await call('/api/courier/map/way')).way,
};

/** What the courier's maps are drawn on. */
export const courierMap: MapSource = {
  background: () => call('/api/courier/map'),
  streets: async (box) => (await call('/api/courier/map/streets', box)).items,
};

/** Finds the courier once on a map that is opened off shift, if the phone gives the position without a question. */
export function lookAround(): void {
  if (here.get() !== null) return;
  void navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => {
    if (state !== 'granted') return;
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude, accuracy } }) =>
      here.set({ latitude, longitude, accuracy, at: new Date(serverNow()).toISOString() }),
    );
  });
}
