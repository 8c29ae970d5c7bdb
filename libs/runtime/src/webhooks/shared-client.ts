import type { RuntimeConfig } from '../config/index.js';
import { AddressGuard, guardSettings } from './address-guard.js';
import { WebhookClient } from './webhook-client.js';

const clients = new WeakMap<RuntimeConfig, { client: WebhookClient; users: number }>();

/** The process's one HTTP agent for webhooks, however many faces it has; the last user to leave closes it. */
export function acquireClient(config: RuntimeConfig): WebhookClient {
  const known = clients.get(config) ?? {
    client: new WebhookClient(new AddressGuard(guardSettings(config))),
    users: 0,
  };
  known.users++;
  clients.set(config, known);
  return known.client;
}

export async function releaseClient(config: RuntimeConfig): Promise<void> {
  const known = clients.get(config);
  if (!known || --known.users > 0) return;
  clients.delete(config);
  await known.client.close();
}
