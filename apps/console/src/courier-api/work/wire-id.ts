import type { DomainError } from '#domain';

const ID = /^[1-9]\d{0,14}$/;

/** What cannot be an id names nothing that exists. */
export function idOr(text: string, missing: DomainError): number {
  if (!ID.test(text)) throw missing;
  return Number(text);
}
