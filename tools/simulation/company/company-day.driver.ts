import type { HubSettingsInput } from '#domain';
import { Agreement } from './agreement.verdict.js';
import { figuresOf } from './company-figures.calculator.js';
import { CompanyWorld } from './company.world.js';
import { PlayedCompanyDay } from './company-day.harness.js';
import { OverloadWatch } from './overload-figures.calculator.js';
import type { CompanyDay } from './company-day.builder.js';

/** Offers are answered within half a minute; an order that nobody takes is held. */
const DISPATCH = {
  offerSeconds: 60,
  promiseMinutes: 45,
  whenNotServed: 'hold',
} as const satisfies HubSettingsInput['dispatch'];

type Dispatch = NonNullable<HubSettingsInput['dispatch']>;
export type Strategy = 'nearest_first' | 'planned';

/** `differences`: two parts of the product said different things. `left`: orders open after the day. */
export async function playCompanyDay(
  day: CompanyDay,
  strategy: Strategy,
  onQuarter: (minute: number) => void = () => undefined,
) {
  return inWorld(day, { strategy }, async (played) => {
    const { core, scope } = played.world;
    const agreement = new Agreement(played);
    const differences: string[] = [];
    let quarters = 0;
    await played.play(async (now) => {
      quarters++;
      const minute = Math.round(now / 60);
      onQuarter(minute);
      for (const one of await agreement.differences()) differences.push(`minute ${minute}: ${one}`);
    });
    await played.sendAll();
    const left = await core.db.query<{ id: number; status: string }>(
      `select id, status from orders where hub_id = $1 and status not in ('completed', 'cancelled') order by id`,
      [scope.hubId],
    );
    const webhooks = await received(played.world);
    return { figures: await figuresOf(played), differences, quarters, left, webhooks };
  });
}

/** With more orders than couriers: nobody waits for longer than the day. */
export async function playOverload(day: CompanyDay, strategy: Strategy, onQuarter: (minute: number) => void) {
  return inWorld(day, { strategy, longestWaitMinutes: 1_440 }, async (played) => {
    const watch = new OverloadWatch(played);
    const onLook = (now: number): void => onQuarter(Math.round(now / 60));
    await played.play(onLook, () => watch.look());
    return watch.figures();
  });
}

async function inWorld<Result>(
  day: CompanyDay,
  dispatch: Dispatch,
  work: (played: PlayedCompanyDay) => Promise<Result>,
): Promise<Result> {
  const world = await CompanyWorld.open(day, { ...DISPATCH, ...dispatch });
  try {
    return await work(new PlayedCompanyDay(day, world));
  } finally {
    await world.close();
  }
}

/** Each event of each order reached the receiver, and no older one of an order after a newer one. */
async function received(world: CompanyWorld) {
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
