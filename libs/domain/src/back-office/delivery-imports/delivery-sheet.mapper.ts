import type { Merchant } from '../../people/index.js';
import type { CreateOrderCommand } from '../../ordering/index.js';
import { cents, DomainError } from '../../base/index.js';
import type { SheetPayment } from './delivery-import.entity.js';
import type { SheetDelivery } from './delivery-sheet.parser.js';

/** The order of a row, collected at the merchant's own address. @throws required_value (field pickup) */
export function sheetCommand(
  { id, name, phone, address }: Pick<Merchant, 'id' | 'name' | 'phone' | 'address'>,
  { externalId, collectCents, ...place }: SheetDelivery,
  paymentMethod: SheetPayment,
): CreateOrderCommand {
  if (address === null) throw new DomainError('required_value', { field: 'pickup' });
  const collect =
    collectCents === null ? {} : { collectCents: cents(collectCents), collectMethod: 'cash' as const };
  return {
    source: 'console',
    merchant: { id },
    ...{ vehicleTypeId: null, categoryId: null, needsReturn: false, needsProof: false },
    pickup: { ...address, name, phone },
    stops: [{ ...place, ...collect }],
    externalId,
    paymentMethod,
    initialStatus: 'pending',
  };
}
