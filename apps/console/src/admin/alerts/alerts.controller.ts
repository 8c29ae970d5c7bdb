import { ALERT_KINDS, BoardAlerts, LATE_PAYMENTS, REFUSABLE_ACTS, REFUSAL_CAUSES, type Scope } from '#domain';
import { z } from 'zod';
import {
  instantAnswer,
  listOf,
  optionalInstantAnswer,
  placeAnswer,
  textAnswer,
} from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

const alertAnswer = z.strictObject({
  id: z.int(),
  kind: z.enum(ALERT_KINDS),
  at: instantAnswer,
  /** null: a claim about an order that nobody carried. */
  courierId: z.int().nullable(),
  courierName: textAnswer,
  courierPhone: textAnswer,
  orderId: z.int().nullable(),
  publicId: textAnswer,
  merchantName: textAnswer,
  /** Of the recipient who asks for their data, or to be erased; null: several of the order did. */
  recipientPhone: textAnswer,
  /** What the courier did, and when. */
  acts: z.array(
    z.strictObject({
      act: z.enum(REFUSABLE_ACTS),
      stop: z.int().nullable(),
      at: instantAnswer,
      /** Of a delivery: whether the code was right; null: none was asked for. */
      codeRight: z.boolean().nullish(),
      /** What it is paid by the hub's `lateDeliveryPay`, or why nothing. */
      payment: z.enum(LATE_PAYMENTS).optional(),
      payCents: z.int().optional(),
    }),
  ),
  /** What the company did to the order before the acts arrived. */
  cause: z.enum(REFUSAL_CAUSES).nullable(),
  /** The goods are with the courier. */
  goods: z.boolean(),
  position: placeAnswer.nullable(),
  /** When the courier said that the goods were handed over. */
  doneAt: optionalInstantAnswer,
});

/** What operators must see now. */
@AdminController('alerts', 'orders')
export class AlertsController {
  constructor(private readonly alerts: BoardAlerts) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'Lists open alerts: calls for help, acts of couriers that came too late, claims to be decided soon, and who asks for their data or to be erased',
    answer: listOf(alertAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: await this.alerts.open(by) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/close',
    status: 204,
    summary: 'Closes an alert: somebody has taken care of it',
    params: { id: idText },
    audit: { entity: 'alert', action: 'closed' },
  })
  close(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.alerts.close(by, id);
  }
}
