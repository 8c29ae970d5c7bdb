import { formatReais } from '../../base/index.js';
import { toLocal } from '../../company/index.js';
import type { ShiftFacts, ShiftResult } from './shift-guarantee.rules.js';

interface ShiftTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** `26/11`, `11:00` and `15:00` in the hub's zone. */
export function shiftTimes(timezone: string, { startsAt, endsAt }: ShiftTime) {
  const [from, to] = [toLocal(timezone, startsAt), toLocal(timezone, endsAt)];
  return {
    day: `${from.slice(8, 10)}/${from.slice(5, 7)}`,
    from: from.slice(11, 16),
    to: to.slice(11, 16),
  };
}

/** What the statement says of a top-up: how it came about. */
export function topUpText(
  timezone: string,
  shift: ShiftTime,
  { countedMinutes, offers, refused, earnedCents }: ShiftFacts,
  { guaranteedCents }: ShiftResult,
): string {
  const { day, from, to } = shiftTimes(timezone, shift);
  const hours = `${String(Math.floor(countedMinutes / 60))}h${String(countedMinutes % 60).padStart(2, '0')}`;
  return `${day} ${from}–${to}: ${hours} contadas, ${String(refused)} de ${String(offers)} ofertas recusadas, ganho ${formatReais(earnedCents)}, garantido ${formatReais(guaranteedCents)}`;
}
