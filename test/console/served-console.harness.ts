import { FACE_NAMES, MODULE_NAMES, OutboxRelay, SearchSteps, WakeUps } from '#domain';
import { makePushKeys } from '#runtime';
import { serveFace, type ServedFace } from '../support/control/served-face.js';

/** Signs what the bank says of a Pix. */
export const PIX_SECRET = 'a-secret-of-the-provider';

/** Where the links of messages lead. */
export const PUBLIC_URL = 'https://entregas.example.com';

/** Sign what is pushed to browsers. */
export const PUSH_KEYS = makePushKeys();

/** One environment for all suites of the console: each other one would start a gateway of its own. */
const ENV = {
  MODULES: MODULE_NAMES.join(),
  TRUST_PROXY: '1',
  WEBHOOK_ALLOW_INSECURE: 'true',
  PIX_CALLBACK_SECRETS: PIX_SECRET,
  DEVELOPER_SANDBOXES: '50',
  PUBLIC_URL,
  VAPID_PUBLIC_KEY: PUSH_KEYS.publicKey,
  VAPID_PRIVATE_KEY: PUSH_KEYS.privateKey,
};

/** The worker's one gateway, which all specs of the console ask. */
export function serveConsole(): Promise<ServedFace> {
  return serveFace(ENV);
}

let callers = 0;

/** For `X-Forwarded-For`, always new: what needs no log-in is counted by address over a worker's specs. */
export function anAddress(): string {
  const n = ++callers;
  return `198.18.${String((n >> 8) & 255)}.${String(n & 255)}`;
}

/** Relays events and steps searches, of all hubs. */
export async function searchDue({ get }: ServedFace): Promise<void> {
  await get(OutboxRelay).drain();
  while ((await get(SearchSteps).runDue()) > 0);
  await get(OutboxRelay).drain();
}

/** Relays events, and has senders look for what is due, which else they do once in a second of real time. */
export async function sendDue({ get, core }: ServedFace): Promise<void> {
  await get(OutboxRelay).drain();
  for (const face of FACE_NAMES) get(WakeUps).wake('webhooks.send', { face });
  await core.wakeUps.runAll();
}
