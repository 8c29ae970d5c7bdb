import { told, type Told } from '#runtime';
import type { WebhookStatusCode } from './status.vocabulary.js';

/** What each webhook tells its receiver. */
export const EVENT_MEANINGS = {
  R: told('Espera o pagamento on-line.', 'Waits for its online payment.'),
  L: told(
    'Espera a hora marcada, ou a loja dizer que está pronto.',
    'Waits for its time, or for the shop to say that it is ready.',
  ),
  D: told(
    'Busca condutor; também depois que um desistiu.',
    'A courier is being searched; also after one gave it back.',
  ),
  A: told('Um condutor aceitou.', 'A courier accepted.'),
  AP: told('O condutor chegou à partida.', 'The courier is at the pickup.'),
  E: told('A mercadoria foi coletada; a viagem começou.', 'The goods were collected; the ride began.'),
  ER: told('Uma parada foi entregue; `stop_id` diz qual.', 'A stop was delivered; `stop_id` says which.'),
  F: told('Terminou.', 'Ended.'),
  C: told('Cancelada.', 'Cancelled.'),
  N: told(
    'Cancelada: nenhum condutor aceitou no tempo da central.',
    'Cancelled: no courier accepted within the company’s time.',
  ),
} as const satisfies Record<WebhookStatusCode, Told>;
