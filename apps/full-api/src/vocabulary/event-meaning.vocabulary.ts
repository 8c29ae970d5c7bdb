import { told, type Told } from '#runtime';
import type { EventName } from './event.vocabulary.js';

/** What each event tells its receiver. */
export const EVENT_MEANINGS = {
  ORDER_CREATED: told('O pedido existe.', 'The order exists.'),
  ORDER_SEARCHING_COURIER: told(
    'A busca por um entregador começou, ou recomeçou depois que um desistiu.',
    'The search for a courier began, or began again after one gave the order back.',
  ),
  ORDER_ACCEPTED: told(
    'Um entregador aceitou; `courier_data` diz quem.',
    'A courier accepted; `courier_data` says who.',
  ),
  COURIER_ASSIGNED: told('Outro entregador leva o pedido.', 'Another courier takes the order.'),
  ORDER_ARRIVED_AT_PICKUP: told('O entregador chegou à coleta.', 'The courier is at the pickup.'),
  ORDER_COLLECTED: told('A mercadoria foi coletada.', 'The goods were collected.'),
  ORDER_COMPLETED: told(
    'O pedido terminou; se nada foi entregue, `status_observation` diz por quê.',
    'The order ended; when nothing was delivered, `status_observation` says why.',
  ),
  ORDER_CANCELLED: told(
    'O pedido foi cancelado; `status_observation` diz por quê.',
    'The order was cancelled; `status_observation` says why.',
  ),
  ORDER_UPDATED: told(
    'Algo mudou: pagamento, endereço, uma parada entregue ou que falhou, um grupo.',
    'Something changed: payment, address, a stop that was delivered or failed, a group.',
  ),
  ORDER_DELETED: told('O pedido foi apagado das listas.', 'The order was removed from the lists.'),
  COURIER_ONLINE: told('Um entregador entrou no ar.', 'A courier came online.'),
  COURIER_OFFLINE: told('Um entregador saiu do ar.', 'A courier went offline.'),
  COURIER_LOCATION_UPDATED: told(
    'Um entregador se moveu: no máximo uma vez por minuto.',
    'A courier moved: at most once a minute.',
  ),
} as const satisfies Record<EventName, Told>;
