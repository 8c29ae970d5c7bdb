import type { RuntimeConfig } from '../config/index.js';
import { AddressGuard } from './address.guard.js';
import { WebhookClient } from './webhook.client.js';

const clients = new WeakMap<RuntimeConfig, { client: WebhookClient; users: number }>();

/** One agent per process, whatever the number of faces in it; the last one to leave closes it. */
export function joinClient(config: RuntimeConfig): WebhookClient {
  const known = clients.get(config) ?? {
    client: new WebhookClient(new AddressGuard({ allowInsecure: config.webhookAllowInsecure })),
    users: 0,
  };
  known.users++;
  clients.set(config, known);
  return known.client;
}

export async function leaveClient(config: RuntimeConfig): Promise<void> {
  const known = clients.get(config);
  if (!known || --known.users > 0) return;
  clients.delete(config);
  await known.client.close();
}
