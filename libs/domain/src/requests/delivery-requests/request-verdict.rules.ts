import type { DomainError, DomainErrorCode } from '../../base/index.js';
import { type DeliveryTerms, type Rejection, REJECTIONS } from './delivery-request.entity.js';
import type { Assessment } from './request-assessment.service.js';
import { createHash } from 'node:crypto';

/** null: price and times of the offer are what the request asked for. */
export function verdictOn(terms: DeliveryTerms, offer: Assessment): Rejection | null {
  const { price, promise } = offer;
  if (terms.acceptedAboveListBp !== null && price.aboveListBp > terms.acceptedAboveListBp)
    return { reason: 'price_exceeded', cause: 'price_exceeded', note: null, price };
  if (isTooLate(terms, offer))
    return { reason: 'times_not_met', cause: 'times_not_met', note: null, promise };
  return null;
}

/**
 * Whether the courier is too late; the merchant's preparation time never rejects. Without a free courier the
 * approach is an assumption, so only the way from pickup to recipient counts.
 */
function isTooLate(terms: DeliveryTerms, { approach, quote }: Assessment): boolean {
  const pickup = approach.measured ? approach.minutes : 0;
  const delivery = pickup + Math.ceil(quote.durationS / 60);
  return (
    (terms.pickupLimitMinutes !== null && pickup > terms.pickupLimitMinutes) ||
    (terms.deliveryLimitMinutes !== null && delivery > terms.deliveryLimitMinutes)
  );
}

export function rejectionFor({ code }: DomainError): Rejection | null {
  return isRejecting(code) ? { reason: REJECTIONS[code], cause: code, note: null } : null;
}

function isRejecting(code: DomainErrorCode): code is keyof typeof REJECTIONS {
  return code in REJECTIONS;
}

/** Hash of the body without regard to the order of keys and to nulls, which mean "absent". */
export function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'null' : JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
