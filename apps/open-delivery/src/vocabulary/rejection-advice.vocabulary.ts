import type { DomainErrorCode, RejectionCause } from '#domain';
import { adviceOf, told, type Told } from '#runtime';
import type { WireRejectionReason } from './rejection.vocabulary.js';

interface Advice {
  readonly cause: Told;
  readonly remedy: Told;
}

/** Why a request ends with each reason, and what to do about it. */
export const REJECTION_ADVICE = {
  PRICE_EXCEEDED: {
    cause: told(
      'O preço dinâmico de agora passa do `additionalPricePercentual` que você enviou; `metadata` traz o preço',
      'The surge of the moment is above the `additionalPricePercentual` that you sent; `metadata` has the price',
    ),
    remedy: told(
      'Envie de novo o mesmo `orderId` com um percentual maior ou sem ele, ou espere',
      'Send the same `orderId` again with a larger percentage or without it, or wait',
    ),
  },
  VEHICLE_NOT_AVAILABLE: {
    cause: told(
      'A empresa não tem os veículos pedidos, ou nenhum leva este peso e volume; `metadata` traz os livres',
      'The company has none of the vehicles asked for, or none takes this weight and volume; `metadata` has the free ones',
    ),
    remedy: told(
      'Envie outro `vehicle.type`; `availability` diz quais existem',
      'Send another `vehicle.type`; `availability` says which there are',
    ),
  },
  NO_DELIVERYPERSON_AVAILABLE: {
    cause: told(
      'Com `CANCELLED`: ninguém aceitou no tempo da empresa; com `REJECTED`: um operador recusou',
      'With `CANCELLED`: nobody accepted within the company’s time; with `REJECTED`: an operator declined',
    ),
    remedy: told(
      'Tente de novo em alguns minutos, ou entregue de outro modo',
      'Try again in some minutes, or deliver in another way',
    ),
  },
  DOES_NOT_MEET_REQUESTED_TIMES: {
    cause: told(
      'O entregador livre mais perto e o caminho passam de `limitTimes`; `metadata` traz os tempos',
      'The nearest free courier and the way exceed `limitTimes`; `metadata` has the times',
    ),
    remedy: told('Aumente `limitTimes`, ou peça mais cedo', 'Raise `limitTimes`, or ask earlier'),
  },
  REGION_NOT_SERVED: {
    cause: told(
      'Coleta ou entrega fica fora da área, ou o endereço não foi encontrado',
      'Pickup or drop-off lies outside the area, or the address was not found',
    ),
    remedy: told('Confira latitude e longitude', 'Check latitude and longitude'),
  },
  OTHER: {
    cause: told(
      'O que `message` diz: saldo, bloqueio, um operador, o prazo',
      'What `message` says: balance, a block, an operator, the time limit',
    ),
    remedy: told(
      'Decida pela mensagem; a tabela abaixo tem todas',
      'Decide by the message; the table below has all',
    ),
  },
} as const satisfies Record<WireRejectionReason, Advice>;

/** Causes that the core has for requests alone. */
const OF_REQUESTS = {
  price_exceeded: REJECTION_ADVICE.PRICE_EXCEEDED,
  times_not_met: REJECTION_ADVICE.DOES_NOT_MEET_REQUESTED_TIMES,
  decision_expired: {
    cause: told(
      'Ninguém da empresa decidiu até `rejectAfter`',
      'Nobody at the company decided until `rejectAfter`',
    ),
    remedy: told('Envie de novo, ou fale com a empresa', 'Send it again, or talk to the company'),
  },
  marketplace_not_accepted: {
    cause: told(
      'A empresa não leva pedidos deste marketplace (`orderPartnerName`)',
      'The company takes no orders of this marketplace (`orderPartnerName`)',
    ),
    remedy: told(
      'Entregue de outro modo, ou fale com a empresa',
      'Deliver in another way, or talk to the company',
    ),
  },
  operator_decision: {
    cause: told(
      'Um operador da empresa recusou; a mensagem pode ser dele',
      'An operator of the company declined; the message may be theirs',
    ),
    remedy: told('Fale com a empresa', 'Talk to the company'),
  },
} as const satisfies Record<Exclude<RejectionCause, DomainErrorCode>, Advice>;

export function rejectionAdvice(cause: RejectionCause): Advice {
  return cause in OF_REQUESTS
    ? OF_REQUESTS[cause as keyof typeof OF_REQUESTS]
    : adviceOf(cause as DomainErrorCode);
}
