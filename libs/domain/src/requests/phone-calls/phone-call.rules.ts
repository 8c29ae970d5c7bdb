import { nationalPhone } from '../../base/index.js';
import type { Stop } from '../../ordering/index.js';
import type { PhoneCall, PhoneCallState } from './phone-call.entity.js';

/** More than a delivery needs; each side has its own. */
export const MOST_PER_STOP = 10;
export const MOST_PER_HOUR = 4;
/** The same call again so soon is a button that was pressed twice. */
export const TWICE_MS = 20_000;

/** What a gateway tells of a call. */
export interface CallReport {
  readonly state: Exclude<PhoneCallState, 'asked'>;
  /** How long they talked: told when they have hung up. */
  readonly seconds: number | null;
}

const STEPS: Readonly<Record<PhoneCallState, number>> = {
  ...{ asked: 0, ringing: 1, answered: 2, missed: 3, failed: 3 },
};

/** What a report changes of a call; null: nothing, as reports come twice and in any order. */
export function reported(
  { state, endedAt }: Pick<PhoneCall, 'state' | 'endedAt'>,
  report: CallReport,
  now: Date,
): Pick<PhoneCall, 'state' | 'seconds' | 'endedAt'> | null {
  const talked = report.state === 'answered';
  const ends = talked ? report.seconds !== null : report.state !== 'ringing';
  const goesOn = STEPS[report.state] > STEPS[state] || (ends && report.state === state);
  if (endedAt !== null || !goesOn) return null;
  return { state: report.state, seconds: talked ? report.seconds : null, endedAt: ends ? now : null };
}

/** A number as telephony takes it; null: it is none, or one of many behind a locator that has to be typed. */
export function dialled(phone: string | null | undefined): string | null {
  const digits = nationalPhone(phone ?? '');
  return digits.length === 10 || digits.length === 11 ? `+55${digits}` : null;
}

/** @see dialled */
export function recipientNumber({
  phone,
  phoneLocator,
}: Pick<Stop, 'phone' | 'phoneLocator'>): string | null {
  return phoneLocator === null ? dialled(phone) : null;
}
