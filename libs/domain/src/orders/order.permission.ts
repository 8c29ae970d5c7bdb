import type { Hub } from '../hubs/index.js';
import type { Merchant } from '../merchants/index.js';
import { DomainError } from '../shared/index.js';
import type { PlaceOrderCommand } from './order.types.js';

/** @throws caller_blocked · forbidden · feature_disabled · invoicing_not_enabled · payment_method_unavailable */
export function checkPermission(hub: Hub, merchant: Merchant, command: PlaceOrderCommand): void {
  if (merchant.blockedAt !== null || merchant.status !== 'active') throw new DomainError('caller_blocked');
  if (merchant.restrictions.ordering) throw new DomainError('forbidden');
  if (command.initialStatus === 'preparing' && !hub.settings.preparingAllowed) {
    throw new DomainError('feature_disabled', { field: 'initialStatus' });
  }
  if (command.paymentMethod === 'invoiced' && !merchant.invoicingEnabled) {
    throw new DomainError('invoicing_not_enabled', { field: 'paymentMethod' });
  }
  if (!mayPayWith(merchant, command)) {
    throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
  }
}

/** A merchant's payment codes are in the words of Model M; they say nothing of other protocols' codes. */
function mayPayWith({ paymentCodes }: Merchant, { source, paymentCode }: PlaceOrderCommand): boolean {
  if (source !== 'model_m' || paymentCodes.length === 0) return true;
  return typeof paymentCode === 'string' && paymentCodes.includes(paymentCode);
}
