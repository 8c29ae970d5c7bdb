import { call } from './api.store.js';
import { forgetEverything } from './database.store.js';

/** Logs out and deletes everything from the phone: records, the app's files, the push subscription. */
export async function logOut(everywhere = false): Promise<void> {
  if (everywhere) await call('DELETE /api/courier/sessions');
  else await call('DELETE /api/courier/sessions/current');
  await forgetEverything();
  localStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of await registrations()) await one.unregister();
  location.replace('/entregador');
}

/** Over plain http a browser offers no service workers. */
async function registrations(): Promise<readonly ServiceWorkerRegistration[]> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return (await serviceWorker?.getRegistrations()) ?? [];
}
