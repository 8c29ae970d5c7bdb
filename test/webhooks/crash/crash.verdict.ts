import type { CrashOutcome } from './crash.harness.js';

/** Every committed event arrived, in order within its stream; repeats carry the same id and bytes. */
export function expectNothingLost({
  received: deliveries,
  committed,
  confirmed,
  ordersOnRecord,
}: CrashOutcome): void {
  expect(confirmed.length).toBeGreaterThan(0);
  expect(confirmed.filter((id) => !ordersOnRecord.has(id))).toEqual([]);
  const events = new Set(deliveries.map(({ event }) => event));
  expect([...events].sort((a, b) => a - b)).toEqual([...committed].sort((a, b) => a - b));

  const bytes = new Map<string, Set<string>>();
  const idsOfEvent = new Map<number, Set<string>>();
  const latest = new Map<number, number>();
  const overtaken: string[] = [];
  for (const { order, event, webhookId, body } of deliveries) {
    bytes.set(webhookId, (bytes.get(webhookId) ?? new Set()).add(body));
    idsOfEvent.set(event, (idsOfEvent.get(event) ?? new Set()).add(webhookId));
    const before = latest.get(order) ?? 0;
    if (event < before) overtaken.push(`${String(order)}: ${String(event)} after ${String(before)}`);
    latest.set(order, event);
  }
  expect(overtaken).toEqual([]);
  expect([...bytes.values()].every((bodies) => bodies.size === 1)).toBe(true);
  expect([...idsOfEvent.values()].every((ids) => ids.size === 1)).toBe(true);
  expect(bytes.size).toBe(committed.length);
}
