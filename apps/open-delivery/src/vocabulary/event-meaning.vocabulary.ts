import { told, type Told } from '#runtime';
import type { DeliveryEventType } from './delivery-event.vocabulary.js';

/** What each event tells its receiver. */
export const EVENT_MEANINGS = {
  PENDING: told(
    'A solicitação foi recebida e espera decisão; vem ao menos um segundo depois do 202.',
    'The request was received and waits for a decision; it comes at least a second after the 202.',
  ),
  ACCEPTED: told(
    'Aceita: há preço, veículo e tempos. Vem de novo, com `problem`, quando um entregador desiste.',
    'Accepted: there are price, vehicle and times. It comes again, with `problem`, when a courier gives the order back.',
  ),
  REJECTED: told(
    'Recusada: `rejectionInfo.reason` diz por quê. O mesmo `orderId` pode ser tentado de novo.',
    'Rejected: `rejectionInfo.reason` says why. The same `orderId` may be tried again.',
  ),
  PICKUP_ONGOING: told('Um entregador vai ao estabelecimento.', 'A courier is on the way to the shop.'),
  ARRIVED_AT_MERCHANT: told('O entregador chegou ao estabelecimento.', 'The courier is at the shop.'),
  ORDER_PICKED: told('O entregador coletou o pedido.', 'The courier has collected the order.'),
  DELIVERY_ONGOING: told(
    'O entregador vai ao consumidor; vem junto com `ORDER_PICKED`, um milissegundo depois.',
    'The courier is on the way to the consumer; it comes with `ORDER_PICKED`, a millisecond later.',
  ),
  ARRIVED_AT_CUSTOMER: told('O entregador chegou ao consumidor.', 'The courier is at the consumer’s.'),
  ORDER_DELIVERED: told('O consumidor recebeu.', 'The consumer has received it.'),
  RETURNING_TO_MERCHANT: told(
    'O entregador volta ao estabelecimento; `problem` diz por quê, se algo falhou.',
    'The courier is on the way back to the shop; `problem` says why when something failed.',
  ),
  RETURNED_TO_MERCHANT: told('O entregador voltou ao estabelecimento.', 'The courier is back at the shop.'),
  DELIVERY_FINISHED: told('Terminou: foi entregue.', 'Ended: it was delivered.'),
  CANCELLED: told(
    'Terminou sem entrega; `message` e `rejectionInfo` dizem por quê.',
    'Ended without a delivery; `message` and `rejectionInfo` say why.',
  ),
} as const satisfies Record<DeliveryEventType, Told>;
