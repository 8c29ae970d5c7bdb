import { dayAfter, localInstant, toLocal } from '../../company/index.js';
import { type Cents, cents, formatReais, ZERO } from '../../base/index.js';
import type { ShiftSlot } from './shift.entity.js';

type Terms = Pick<ShiftSlot, 'startsAt' | 'endsAt' | 'guarantee' | 'guaranteeCents' | 'leastAcceptedPercent'>;

export interface ShiftFacts {
  /** Only where orders reach the courier. */
  readonly countedMinutes: number;
  readonly offers: number;
  /** Declined or not answered. */
  readonly refused: number;
  readonly earnedCents: Cents;
}

const HOUR = 60;
const MINUTE_MS = 60_000;

/**
 * What a shift guarantees for the time in which the courier was available, and the top-up to it: none for a
 * courier who refused too many offers. Parts of a cent go to nobody.
 */
export function shiftResult(terms: Terms, facts: ShiftFacts) {
  const { countedMinutes, offers, refused, earnedCents } = facts;
  // Whether enough offers were accepted; without any, whether the courier could have had one.
  const guaranteed =
    offers === 0 ? countedMinutes > 0 : (offers - refused) * 100 >= terms.leastAcceptedPercent * offers;
  const guaranteedCents = guaranteed ? guaranteeFor(terms, countedMinutes) : ZERO;
  return {
    state: countedMinutes === 0 ? ('missed' as const) : ('worked' as const),
    guaranteedCents,
    toppedUpCents: cents(Math.max(0, guaranteedCents - earnedCents)),
  };
}

function guaranteeFor({ guarantee, guaranteeCents, startsAt, endsAt }: Terms, minutes: number): Cents {
  switch (guarantee) {
    case 'none':
      return ZERO;
    case 'hour':
      return cents(Math.floor((guaranteeCents * minutes) / HOUR));
    case 'shift': {
      const whole = Math.floor((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
      return cents(Math.floor((guaranteeCents * minutes) / whole));
    }
  }
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** @throws invalid_value (`week`) */
export function weekOf(timezone: string, week: string): [from: Date, to: Date] {
  const from = localInstant(timezone, week, '00:00', 'week');
  return [from, localInstant(timezone, dayAfter(week, WEEK_DAYS), '00:00', 'week')];
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

type ShiftTime = Pick<ShiftSlot, 'startsAt' | 'endsAt'>;

/** `26/11`, `11:00` and `15:00` in the hub's zone. */
export function shiftTimes(timezone: string, { startsAt, endsAt }: ShiftTime) {
  const [from, to] = [toLocal(timezone, startsAt), toLocal(timezone, endsAt)];
  const day = `${from.slice(8, 10)}/${from.slice(5, 7)}`;
  return { day, from: from.slice(11, 16), to: to.slice(11, 16) };
}

export function topUpText(
  timezone: string,
  shift: ShiftTime,
  { countedMinutes, offers, refused, earnedCents }: ShiftFacts,
  { guaranteedCents }: Pick<ReturnType<typeof shiftResult>, 'guaranteedCents'>,
): string {
  const { day, from, to } = shiftTimes(timezone, shift);
  const hours = `${String(Math.floor(countedMinutes / 60))}h${String(countedMinutes % 60).padStart(2, '0')}`;
  return `${day} ${from}–${to}: ${hours} contadas, ${String(refused)} de ${String(offers)} ofertas recusadas, ganho ${formatReais(earnedCents)}, garantido ${formatReais(guaranteedCents)}`;
}
