import { DomainError, isSameCode } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { DeliverInput, Stop } from './order.types.js';

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
