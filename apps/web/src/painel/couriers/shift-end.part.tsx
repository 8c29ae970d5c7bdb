import type { Courier } from '../../base/api/client.js';
import { minutesBetween, moment } from '../../base/time.js';
import { shiftEndWords as text } from '../words.js';

/** From here on the end is marked: what is assigned now may not be done by then. */
const SOON_MINUTES = 30;

/** Until when a courier on shift means to work; nothing when they have not said it. */
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
