import type { HubSettingsInput } from '#domain';
import { Agreement } from './agreement.verdict.js';
import { type CompanyFigures, figuresOf } from './company-figures.calculator.js';
import { CompanyWorld } from './company.world.js';
import { PlayedCompanyDay } from './company-day.harness.js';
import { type OverloadFigures, OverloadWatch } from './overload-figures.calculator.js';
import type { CompanyDay } from './company-day.types.js';

/** Offers are answered within half a minute; an order that nobody takes is held. */
const DISPATCH = {
  offerSeconds: 60,
  promiseMinutes: 45,
  whenNotServed: 'hold',
} as const satisfies HubSettingsInput['dispatch'];

interface CompanyOutcome {
  readonly figures: CompanyFigures;
  /** Two parts of the product said different things; with the minute of the day. */
  readonly differences: readonly string[];
  readonly quarters: number;
  /** Orders that are open after the day, with their status. */
  readonly left: readonly string[];
  readonly webhooks: { readonly received: number; readonly missing: number; readonly disordered: number };
}

export async function playCompanyDay(
  day: CompanyDay,
  strategy: 'nearest_first' | 'planned',
  onQuarter: (minute: number, differences: readonly string[]) => void = () => undefined,
): Promise<CompanyOutcome> {
  const world = await CompanyWorld.open(day, { ...DISPATCH, strategy });
  try {
    const played = new PlayedCompanyDay(day, world);
    const agreement = new Agreement(played);
    const differences: string[] = [];
    let quarters = 0;
    await played.play(async (now) => {
      quarters++;
      const found = await agreement.differences();
      const minute = Math.round(now / 60);
      differences.push(...found.map((one) => `minute ${String(minute)}: ${one}`));
      onQuarter(minute, found);
    });
    await played.sendAll();
    const left = await world.core.db.query<{ id: number; status: string }>(
      `select id, status from orders where hub_id = $1 and status not in ('completed', 'cancelled') order by id`,
      [world.scope.hubId],
    );
    return {
      figures: await figuresOf(played),
      differences,
      quarters,
      left: left.map(({ id, status }) => `${String(id)} ${status}`),
      webhooks: await received(world),
    };
  } finally {
    await world.close();
  }
}

/** With more orders than couriers: nobody waits for longer than the day. */
export async function playOverload(
  day: CompanyDay,
  strategy: 'nearest_first' | 'planned',
  onQuarter: (minute: number) => void,
): Promise<OverloadFigures> {
  const world = await CompanyWorld.open(day, { ...DISPATCH, longestWaitMinutes: 1_440, strategy });
  try {
    const played = new PlayedCompanyDay(day, world);
    const watch = new OverloadWatch(played);
    await played.play(
      async (now) => {
        onQuarter(Math.round(now / 60));
      },
      () => watch.look(),
    );
    return await watch.figures();
  } finally {
    await world.close();
  }
}

/** Each event of each order reached the receiver, and no older one of an order after a newer one. */
async function received(world: CompanyWorld): Promise<CompanyOutcome['webhooks']> {
  const row = await world.core.db.first<{ missing: number }>(
    `select count(*)::int as missing from webhook_deliveries where state in ('queued', 'due', 'given_up')`,
  );
  const last = new Map<number, number>();
  let disordered = 0;
  for (const { body, headers } of world.receiver.received) {
    const { order } = JSON.parse(body) as { order?: { id: number } };
    const sequence = Number(headers['webhook-sequence']);
    if (!order || Number.isNaN(sequence)) continue;
    if (sequence < (last.get(order.id) ?? 0)) disordered++;
    last.set(order.id, Math.max(sequence, last.get(order.id) ?? 0));
  }
  return { received: world.receiver.received.length, missing: row!.missing, disordered };
}
