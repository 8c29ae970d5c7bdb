import type { Courier } from '../../base/api/client.js';
import { minutesBetween, moment } from '../../base/time.js';
import { shiftEndWords as text } from '../words.js';

/** Within this time the end is marked: an order assigned now may not be done by then. */
const SOON_MINUTES = 30;

/** Empty while the courier has not said until when they work. */
export function ShiftEnd({
  courier: { online, shiftEndsAt },
  now,
}: {
  courier: Pick<Courier, 'online' | 'shiftEndsAt'>;
  now: number;
}) {
  if (!online || shiftEndsAt === null) return null;
  const left = minutesBetween(now, shiftEndsAt);
  return (
    <span className={left < SOON_MINUTES ? 'shift-end amber-text' : 'shift-end'}>
      {left < 0 ? text.over(moment(shiftEndsAt)) : text.until(moment(shiftEndsAt))}
    </span>
  );
}
