import { DomainError, type FileLinks, hasCalendarDate, isSameCode } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { Stop, StopInput } from './stop.types.js';
import type { DeliverInput } from './stop-act.types.js';
import { type Hub, localDay } from '../../company/index.js';

/** @throws required_value (address) · wrong_code · proof_required */
export function checkDelivery(change: OrderChange, stop: Stop, input: DeliverInput): void {
  const field = `stops.${String(stop.ordinal - 1)}`;
  if (stop.latitude === null) throw new DomainError('required_value', { field: `${field}.address` });
  if (stop.confirmationCode !== null && !isSameCode(stop.confirmationCode, input.code ?? undefined)) {
    throw new DomainError('wrong_code', { field: 'code' });
  }
  const hasProof = (input.photos?.length ?? 0) > 0 || Boolean(input.signature);
  if (change.order.needsProof && !hasProof) throw new DomainError('proof_required', { field: 'evidence' });
}

/** null: nothing was taken or said. */
export function evidenceOf(input: DeliverInput): Stop['evidence'] {
  const { photos = [], signature = null, document = null, name = null, observation = null } = input;
  const empty = photos.length === 0 && [signature, document, name, observation].every((part) => !part);
  return empty ? null : { photos, signature, document, name, observation };
}

interface Proofs {
  readonly photos: readonly string[];
  readonly signature: string | null;
}

/** The evidence with addresses that open now; records keep the addresses without signature. */
export function shownEvidence<Given extends Proofs>(evidence: Given | null, links: FileLinks) {
  if (evidence === null) return null;
  const { photos, signature } = evidence;
  return {
    ...evidence,
    photos: photos.map((url) => links.renewed(url)),
    signature: signature && links.renewed(signature),
  };
}

/** Null: none is asked for. */
export function strictestAge(...ages: readonly (number | null | undefined)[]): number | null {
  const age = Math.max(0, ...ages.map((one) => one ?? 0));
  return age === 0 ? null : age;
}

/** A stop as the caller wants it, at least of the age that its goods usually ask for. */
export function agedStop(input: StopInput, usualAge: number | null): StopInput {
  const minimumAge = usualAge === null ? null : strictestAge(input.minimumAge, usualAge);
  return minimumAge === null ? input : { ...input, minimumAge };
}

/** Maximum age by a birth date; a higher one is a mistake or a fraud. */
const MAX_AGE = 120;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whole years from a birth date until a day, both `2008-02-29`; null: the birth date is none. */
export function ageOn(birthDate: string, day: string): number | null {
  if (!DAY.test(birthDate) || !hasCalendarDate(birthDate) || birthDate > day) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const age = day.slice(5) < birthDate.slice(5) ? years - 1 : years;
  return age > MAX_AGE ? null : age;
}

/**
 * Who takes goods of an age shows a document: the courier types the birth date or, where the hub is content,
 * says to have seen it. Only that it was enough is kept.
 * @throws required_value (`birthDate`, `documentSeen`) · invalid_value (`birthDate`: no date, or too young)
 */
export function checkAge(
  change: OrderChange,
  { minimumAge }: Stop,
  { timezone, settings }: Hub,
  { birthDate, documentSeen, byHand }: DeliverInput,
): Pick<Stop, 'ageChecked'> {
  if (!minimumAge || byHand) return {};
  if (!birthDate) {
    const bySight = settings.ageCheck === 'document';
    if (bySight && documentSeen) return { ageChecked: true };
    throw new DomainError('required_value', { field: bySight ? 'documentSeen' : 'birthDate' });
  }
  const age = ageOn(birthDate, localDay(timezone, change.actAt));
  if (age === null || age < minimumAge) throw new DomainError('invalid_value', { field: 'birthDate' });
  return { ageChecked: true };
}
