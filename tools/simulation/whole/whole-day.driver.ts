import type { HubSettingsInput } from '#domain';
import { PlanAlone } from './plan-alone.driver.js';
import { Platform } from './platform.driver.js';
import { wholeCity } from './whole-city.builder.js';
import { type PlayedDay, playDay } from './whole-day.harness.js';
import type { WholeDay, WholeDecision } from './whole-day.types.js';

/** Of the hub that plays whole days. Couriers do what they accepted in its sequence, so nothing is put into it. */
export const WHOLE_DISPATCH = {
  strategy: 'planned',
  offerSeconds: 60,
  insertion: false,
  notServedMinutes: 90,
} as const satisfies HubSettingsInput['dispatch'];

/** The platform keeps costs in four bytes. */
export function comparable({ cost, ...decision }: WholeDecision) {
  return { ...decision, cost: Math.round(cost * 100) };
}

interface WholeDayOptions {
  readonly seed: number;
  readonly onTick: (now: number) => void;
}

interface WholeDayOutcome {
  readonly day: WholeDay;
  readonly whole: PlayedDay;
  readonly alone: PlayedDay;
  /** The first decision in which they differ; null: none. */
  readonly difference: { readonly whole?: WholeDecision; readonly alone?: WholeDecision } | null;
}

/** Plays a generated day on the whole platform, with the PostgreSQL of TEST_POSTGRES_URL, and by the plan alone. */
export async function playWholeDay({ seed, onTick }: WholeDayOptions): Promise<WholeDayOutcome> {
  const day = wholeCity({ seed, orders: 60, couriers: 15, minutes: 60 });
  const platform = await Platform.open(day, WHOLE_DISPATCH);
  try {
    const whole = await playDay(day, platform, onTick);
    const alone = await playDay(day, new PlanAlone(day, WHOLE_DISPATCH));
    return { day, whole, alone, difference: differenceOf(whole, alone) };
  } finally {
    await platform.close();
  }
}

function differenceOf(whole: PlayedDay, alone: PlayedDay): WholeDayOutcome['difference'] {
  const most = Math.max(whole.decisions.length, alone.decisions.length);
  const text = (decision: WholeDecision | undefined) => JSON.stringify(decision && comparable(decision));
  for (let i = 0; i < most; i++) {
    const [ours, theirs] = [whole.decisions[i], alone.decisions[i]];
    if (text(ours) !== text(theirs))
      return { ...(ours && { whole: ours }), ...(theirs && { alone: theirs }) };
  }
  return null;
}
