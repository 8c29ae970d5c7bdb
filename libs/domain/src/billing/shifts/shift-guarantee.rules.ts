import { type Cents, cents, ZERO } from '../../base/index.js';
import type { ShiftSlot } from './shift-slot.entity.js';

type Terms = Pick<ShiftSlot, 'startsAt' | 'endsAt' | 'guarantee' | 'guaranteeCents' | 'leastAcceptedPercent'>;

/** What is known of a courier's shift when it is over. */
export interface ShiftFacts {
  /** While the courier was available where orders reach them. */
  readonly countedMinutes: number;
  readonly offers: number;
  /** Offers that were declined or not answered. */
  readonly refused: number;
  readonly earnedCents: Cents;
}

export interface ShiftResult {
  readonly state: 'worked' | 'missed';
  /** Whether enough offers were accepted; without any, whether the courier could have had one. */
  readonly kept: boolean;
  readonly guaranteedCents: Cents;
  readonly toppedUpCents: Cents;
}

const HOUR = 60;
const MINUTE_MS = 60_000;

/**
 * What a shift guarantees for the time in which the courier was available, and what is missing to it: nothing to who refused
 * too many offers, and never less than nothing. Parts of a cent go to nobody.
 */
export function shiftResult(terms: Terms, facts: ShiftFacts): ShiftResult {
  const { countedMinutes, offers, refused, earnedCents } = facts;
  const kept =
    offers === 0 ? countedMinutes > 0 : (offers - refused) * 100 >= terms.leastAcceptedPercent * offers;
  const guaranteedCents = kept ? guaranteeFor(terms, countedMinutes) : ZERO;
  return {
    state: countedMinutes === 0 ? 'missed' : 'worked',
    kept,
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
