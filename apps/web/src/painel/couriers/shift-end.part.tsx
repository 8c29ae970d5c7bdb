import type { Courier } from '../../ground/api/client.js';
import { useWords, words } from '../../ground/language.js';
import { atMoment } from '../../ground/moment-words.js';
import { minutesBetween, moment } from '../../ground/time.js';

const said = words(
  { until: (at: string) => `turno até ${at}`, over: (at: string) => `turno terminou ${atMoment(at)}` },
  { until: (at) => `shift until ${at}`, over: (at) => `shift ended ${at}` },
);
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
  const text = useWords(said);
  if (!online || shiftEndsAt === null) return null;
  const left = minutesBetween(now, shiftEndsAt);
  return (
    <span className={left < SOON_MINUTES ? 'shift-end amber-text' : 'shift-end'}>
      {left < 0 ? text.over(moment(shiftEndsAt)) : text.until(moment(shiftEndsAt))}
    </span>
  );
}
