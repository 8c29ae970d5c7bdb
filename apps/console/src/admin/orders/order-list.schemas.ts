import { CANCEL_REASONS, ORDER_STATUSES, PAYMENT_METHODS } from '#domain';
import { z } from 'zod';
import { cursorFields, flagText, idText, instantField, oneOrMore } from '../field.schemas.js';

/** Which orders a list or a file has. */
export const listQuery = z.strictObject({
  /** Number, public or external id; else a merchant's name; else a recipient's name or phone. */
  q: z.string().trim().min(2).max(100).exactOptional(),
  status: oneOrMore(ORDER_STATUSES).exactOptional(),
  merchantId: idText.exactOptional(),
  courierId: idText.exactOptional(),
  groupId: idText.exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  scheduledOnly: flagText.exactOptional(),
  notServed: flagText.exactOptional(),
  reason: oneOrMore(CANCEL_REASONS).exactOptional(),
  /** Cancelled for a reason in the company's own words (`settings.cancelReasons`). */
  ownReason: z.string().min(1).max(60).exactOptional(),
  paymentMethod: oneOrMore(PAYMENT_METHODS).exactOptional(),
  /** Of merchants of this service area. */
  areaId: idText.exactOptional(),
  /** Only those past what was promised: delivered after it, or not delivered by now. */
  late: flagText.exactOptional(),
  createdFrom: instantField.exactOptional(),
  createdTo: instantField.exactOptional(),
});
export const pageQuery = listQuery.extend(cursorFields);
type Listed = z.output<typeof listQuery>;

/** The filter of the core. */
export function filterOf({ status, reason, ownReason, paymentMethod, q: _, ...rest }: Listed) {
  return {
    ...rest,
    ...(status && { statuses: status }),
    ...(reason && { cancelReasons: reason }),
    ...(ownReason && { cancelNote: ownReason }),
    ...(paymentMethod && { paymentMethods: paymentMethod }),
  };
}
