import { money } from '../../ground/money.js';
import { span } from '../../ground/time.js';
import type { Tone } from '../../ground/ui/status.js';
import type { Booking, Shift } from './shifts.rules.js';
import { shiftWords as text } from '../words.js';

export const BOOKING_TONES: Readonly<Record<Booking['state'], Tone>> = {
  waiting: 'amber',
  taken: 'accent',
  given_back: 'plain',
  removed: 'plain',
  worked: 'green',
  missed: 'red',
};

export function guaranteeText({
  guarantee,
  guaranteeCents,
}: Pick<Shift, 'guarantee' | 'guaranteeCents'>): string {
  return guarantee === 'none' ? text.noGuarantee : text.promise[guarantee](money(guaranteeCents));
}

/** What was counted of a courier's shift. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { countedMinutes, offers, refused, earnedCents, toppedUpCents } = booking;
  if (countedMinutes === null || earnedCents === null) return null;
  return (
    <span className="soft number">
      {text.counted({ time: span(countedMinutes), refused: refused ?? 0, offers: offers ?? 0 })} ·{' '}
      {text.earned(money(earnedCents))}
      {(toppedUpCents ?? 0) > 0 && ` · ${text.toppedUp(money(toppedUpCents ?? 0))}`}
    </span>
  );
}
