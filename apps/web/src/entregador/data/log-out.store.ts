import { call } from './api.store.js';
import { forgetEverything } from './database.store.js';

/** Logs out and deletes everything from the phone: records, the app's files, the push subscription. */
export async function logOut(everywhere = false): Promise<void> {
  if (everywhere) await call('DELETE /api/courier/sessions');
  else await call('DELETE /api/courier/sessions/current');
  await forgetEverything();
  localStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  // Over plain http a browser offers no service workers.
  const { serviceWorker } = navigator as Partial<Navigator>;
  for (const one of (await serviceWorker?.getRegistrations()) ?? []) await one.unregister();
  location.replace('/entregador');
}
