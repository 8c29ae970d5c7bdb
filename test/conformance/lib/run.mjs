import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { judge } from './judge.mjs';
import { Receiver } from './receiver.mjs';
import { filled } from './template.mjs';

export const PROTOCOLS = ['full-api', 'open-delivery', 'model-m'];

function checksOf(protocol) {
  return JSON.parse(readFileSync(new URL(`../checks/${protocol}.json`, import.meta.url), 'utf8'));
}

/**
 * Judges a server by one protocol. `given` are the protocol's inputs; `receiver` is the address under which
 * the server reaches the kit, if it is another one than the kit's own. Returns `{protocol, title, results}`.
 */
export async function run(
  protocol,
  { origin, given, listen = 0, host, withinMs = 10_000, quietMs = 1_000, only, receiver: own },
) {
  const checks = checksOf(protocol);
  const receiver = own ?? (await Receiver.listen(listen, host));
  try {
    const run = randomBytes(6).toString('hex');
    const first = {
      pickup_lat: -22.9056,
      pickup_lng: -47.0608,
      drop_lat: -22.9106,
      drop_lng: -47.0668,
      receiver: receiver.url,
      run,
      ...given,
    };
    const missing = checks.inputs.filter((name) => first[name] === undefined);
    if (missing.length > 0) throw new Error(`${checks.title} needs ${missing.join(', ')}`);
    const values = { ...first };
    for (const [name, template] of Object.entries(checks.values)) values[name] = filled(template, values);
    const results = await judge(checks, { origin, values, receiver, withinMs, quietMs, only });
    return { protocol, title: checks.title, results };
  } finally {
    if (!own) await receiver.close();
  }
}
