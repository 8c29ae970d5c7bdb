import { PlatformHealth } from '#domain';
import type { Core } from '../core/core.js';
import { OutageLog } from '../logging/outage-log.js';

const EVERY_MS = 60_000;
const ASK_LIMIT_MS = 5_000;

/**
 * Writes the health of this process each minute, for the status page. `parts`: the faces of this process and
 * its worker. Returns the function that ends it.
 */
export function noteHealth(
  { database, clock, health, logger }: Pick<Core, 'database' | 'clock' | 'health' | 'logger'>,
  parts: readonly string[],
): () => Promise<void> {
  const platform = new PlatformHealth(database, clock);
  const outage = new OutageLog(logger, 'the state of health was not stored');
  const note = () => void outage.watch(async () => platform.note(await statesOf(health, parts)));
  const timer = setInterval(note, EVERY_MS).unref();
  note();
  return async () => clearInterval(timer);
}

/** A wrong check that requests need makes all parts amiss; any other one only itself. */
async function statesOf(checks: Core['health'], parts: readonly string[]): Promise<Record<string, boolean>> {
  const found = await Promise.all(
    [...checks].map(async ([name, { ask, required }]) => {
      const well = (await Promise.race([ask().catch(() => false), late()])) === true;
      return { name, well, required };
    }),
  );
  const serves = found.every(({ well, required }) => well || !required);
  const own = parts.map((part) => [part, serves] as const);
  const shared = found
    .filter(({ name }) => name !== 'migrations')
    .map(({ name, well }) => [name, well] as const);
  return Object.fromEntries([...own, ...shared]);
}

function late(): Promise<false> {
  return new Promise((done) => {
    setTimeout(() => done(false), ASK_LIMIT_MS).unref();
  });
}
