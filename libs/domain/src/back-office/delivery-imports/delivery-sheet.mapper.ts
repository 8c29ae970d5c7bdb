import type { CreateOrderCommand, PlaceInput } from '../../ordering/index.js';
import { cents } from '../../base/index.js';
import type { SheetPayment } from './delivery-import.entity.js';
import type { SheetDelivery } from './delivery-sheet.parser.js';

/** The order of a row. */
export function sheetCommand(
  id: number,
  pickup: PlaceInput,
  { externalId, collectCents, ...place }: SheetDelivery,
  paymentMethod: SheetPayment,
): CreateOrderCommand {
  const collect =
    collectCents === null ? {} : { collectCents: cents(collectCents), collectMethod: 'cash' as const };
  return {
    source: 'console',
    merchant: { id },
    ...{ vehicleTypeId: null, categoryId: null, needsReturn: false, needsProof: false },
    pickup,
    stops: [{ ...place, ...collect }],
    externalId,
    paymentMethod,
    initialStatus: 'pending',
  };
}
