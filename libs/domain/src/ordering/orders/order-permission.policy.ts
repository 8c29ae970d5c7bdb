import type { Hub } from '../../company/index.js';
import type { Merchant } from '../../people/index.js';
import { DomainError } from '../../base/index.js';
import type { CreateOrderCommand } from './order.types.js';

/** @throws feature_disabled · invoicing_not_enabled · payment_method_unavailable */
export function checkPermission(hub: Hub, merchant: Merchant, command: CreateOrderCommand): void {
  if (command.initialStatus === 'preparing' && !hub.settings.preparingAllowed) {
    throw new DomainError('feature_disabled', { field: 'initialStatus' });
  }
  if (command.paymentMethod === 'invoiced' && !merchant.invoicingEnabled) {
    throw new DomainError('invoicing_not_enabled', { field: 'paymentMethod' });
  }
  if (!acceptsPaymentCode(merchant, command)) {
    throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
  }
}

/** `paymentCodes` lists codes of one protocol, so only callers that order by that protocol are held to it. */
function acceptsPaymentCode(
  { paymentCodes }: Merchant,
  { paymentCodeRestricted = false, paymentCode }: CreateOrderCommand,
): boolean {
  if (!paymentCodeRestricted || paymentCodes.length === 0) return true;
  return typeof paymentCode === 'string' && paymentCodes.includes(paymentCode);
}
