import {
  adviceOf,
  appTokensChapter,
  changeChapter,
  CREDENTIAL_HELP,
  guideOf,
  hmacSamples,
  LIMIT_CHAPTER,
  list,
  liveChapter,
  OWN_RETRIES,
  PROTOCOL_REFUSALS,
  refusalTable,
  retryChapter,
  same,
  SANDBOX_CHAPTER,
  STANDARD_SIGNATURE,
  table,
  text,
  told,
  TRANSPORT_ADVICE,
  type Block,
  type Guide,
} from '#runtime';
import { OAUTH_ADVICE } from '../auth/oauth.errors.js';
import { toProblemJson } from '../problem-json.mapper.js';
import { DELIVERY_EVENT_TYPES, type DeliveryEventType } from '../vocabulary/delivery-event.vocabulary.js';
import { DELIVERY_PROBLEM_TEXTS } from '../vocabulary/delivery-problem.vocabulary.js';
import { OPEN_DELIVERY_ERRORS } from '../vocabulary/error.vocabulary.js';
import { EVENT_MEANINGS } from '../vocabulary/event-meaning.vocabulary.js';
import { REJECTION_ADVICE, rejectionAdvice } from '../vocabulary/rejection-advice.vocabulary.js';
import { REJECTION_TEXTS } from '../vocabulary/rejection.vocabulary.js';
import { testBody } from '../webhooks/test-progress.mapper.js';
import { DELIVERIES_SINCE, TOKEN_KEPT } from './guide.examples.js';

type Cause = keyof typeof REJECTION_TEXTS;

const CONCEPTS: readonly Block[] = [
  text(
    'Open Delivery é o padrão aberto (Abrasel) pelo qual o sistema de um estabelecimento pede entregas. O par `client_id` e `client_secret` é de um estabelecimento e é trocado por um token de 24 horas em `POST /oauth/token`; guarde o token até vencer.',
    'Open Delivery is the open standard (Abrasel) by which a shop’s system asks for deliveries. The pair `client_id` and `client_secret` belongs to one shop and is exchanged for a token of 24 hours at `POST /oauth/token`; keep the token until it expires.',
  ),
  { kind: 'samples', samples: TOKEN_KEPT },
  list(
    told(
      'Uma **solicitação** (`POST /v1/logistics/delivery`) é respondida com 202 e decidida em segundos; a decisão chega por webhook. O `orderId` é seu, um UUID.',
      'A **request** (`POST /v1/logistics/delivery`) is answered 202 and decided within seconds; the decision comes by webhook. The `orderId` is yours, a UUID.',
    ),
    told(
      '`POST /v1/logistics/availability` diz preço, veículos e tempos sem pedir nada.',
      '`POST /v1/logistics/availability` tells price, vehicles and times without asking for anything.',
    ),
    told(
      'Aceita, é um pedido com entregador; `GET /v1/logistics/delivery/{orderId}` mostra a última tentativa com o histórico.',
      'Accepted, it is an order with a courier; `GET /v1/logistics/delivery/{orderId}` shows the last attempt with its history.',
    ),
    told(
      'Um aplicativo conectado vê só as entregas que pediu; o par do próprio estabelecimento vê todas.',
      'A connected app sees only the deliveries it asked for; the shop’s own pair sees all.',
    ),
  ),
];

/** What may come after each status. */
const FOLLOWERS = {
  PENDING: ['ACCEPTED', 'REJECTED', 'CANCELLED'],
  ACCEPTED: ['PICKUP_ONGOING', 'CANCELLED'],
  REJECTED: [],
  PICKUP_ONGOING: ['ARRIVED_AT_MERCHANT', 'ACCEPTED', 'CANCELLED'],
  ARRIVED_AT_MERCHANT: ['ORDER_PICKED', 'ACCEPTED', 'CANCELLED'],
  ORDER_PICKED: ['DELIVERY_ONGOING'],
  DELIVERY_ONGOING: ['ARRIVED_AT_CUSTOMER', 'RETURNING_TO_MERCHANT', 'CANCELLED'],
  ARRIVED_AT_CUSTOMER: ['ORDER_DELIVERED', 'RETURNING_TO_MERCHANT', 'CANCELLED'],
  ORDER_DELIVERED: ['DELIVERY_FINISHED', 'RETURNING_TO_MERCHANT'],
  RETURNING_TO_MERCHANT: ['RETURNED_TO_MERCHANT'],
  RETURNED_TO_MERCHANT: ['DELIVERY_FINISHED', 'CANCELLED'],
  DELIVERY_FINISHED: [],
  CANCELLED: [],
} as const satisfies Record<DeliveryEventType, readonly DeliveryEventType[]>;

const inCode = (names: readonly string[]) => same(names.map((name) => `\`${name}\``).join(', ') || '—');

const STATUS_TABLE = table(
  [
    told('Situação', 'Status'),
    told('O que quer dizer', 'What it means'),
    told('Depois pode vir', 'May be followed by'),
  ],
  DELIVERY_EVENT_TYPES.map((type) => [inCode([type]), EVENT_MEANINGS[type], inCode(FOLLOWERS[type])]),
);

const LIFE: readonly Block[] = [
  text(
    'Antes do pedido há a solicitação: `PENDING`, depois `ACCEPTED` ou `REJECTED` (ou `CANCELLED`, se você desiste antes). O `status` é o tipo do último evento:',
    'Before the order there is the request: `PENDING`, then `ACCEPTED` or `REJECTED` (or `CANCELLED`, when you withdraw before). The `status` is the type of the last event:',
  ),
  STATUS_TABLE,
  text(
    'Uma parada que falhou não tem evento próprio: é um `problem` do próximo (a volta, ou o fim). Os motivos:',
    'A stop that failed has no event of its own: it is a `problem` of the next one (the return, or the end). The reasons:',
  ),
  table(
    [same('`problem.reason`'), told('Mensagem', 'Message')],
    Object.entries(DELIVERY_PROBLEM_TEXTS).map(([reason, said]) => [same(`\`${reason}\``), same(said)]),
  ),
  text(
    'Responda a um problema com `handleProblem`: `RETURN_TO_STORE` termina a entrega depois da volta, `DELIVER_PRODUCT` pede outra tentativa, `CANCEL_DELIVERY` cancela.',
    'Answer a problem by `handleProblem`: `RETURN_TO_STORE` ends the delivery after the return, `DELIVER_PRODUCT` asks for another try, `CANCEL_DELIVERY` cancels.',
  ),
];

const AT = new Date('2026-03-02T12:00:00Z');
const MERCHANT = { id: 'loja-1', name: 'Padaria' };

const eventBlocks = (publicUrl: string): Block[] => [
  text(
    'O corpo é o do padrão e nada mais. Eventos em andamento trazem veículo, preço, tempos e, depois do aceite, o entregador.',
    'The body is the standard’s and nothing else. Events in progress have vehicle, price, times and, once accepted, the courier.',
  ),
  ...DELIVERY_EVENT_TYPES.map((type): Block => {
    const code = JSON.stringify(testBody(AT, type, MERCHANT, publicUrl), null, 2);
    return { kind: 'entry', name: type, text: EVENT_MEANINGS[type], code };
  }),
];

const ERRORS: readonly Block[] = [
  text(
    'Uma solicitação que foi recebida e não pode ser atendida não é um erro: é `REJECTED`, com um destes motivos em `rejectionInfo.reason`:',
    'A request that was received and cannot be served is no error: it is `REJECTED`, with one of these reasons in `rejectionInfo.reason`:',
  ),
  refusalTable(
    told('Motivo', 'Reason'),
    Object.entries(REJECTION_ADVICE).map(([reason, advice]) => ({ told: `\`${reason}\``, ...advice })),
  ),
  refusalTable(
    same('`message`'),
    Object.entries(REJECTION_TEXTS).map(([cause, message]) => ({
      ...{ told: message, ...rejectionAdvice(cause as Cause) },
    })),
  ),
  text(
    'Erros são `application/problem+json`: `title`, `status`, `detail`, `message` e, para campos, `errors` por caminho.',
    'Errors are `application/problem+json`: `title`, `status`, `detail`, `message` and, for fields, `errors` by path.',
  ),
  {
    kind: 'code',
    language: 'json',
    code: JSON.stringify(toProblemJson({ kind: 'wrong_method', status: 405 }), null, 2),
  },
  refusalTable(
    told('Status', 'Status'),
    PROTOCOL_REFUSALS.map((code) => {
      const { status, detail } = OPEN_DELIVERY_ERRORS[code];
      return { told: String(status), message: detail, ...adviceOf(code) };
    }),
  ),
  refusalTable(
    told('Status', 'Status'),
    Object.entries(TRANSPORT_ADVICE).map(([status, advice]) => ({ told: status, ...advice })),
  ),
  text('O token tem os erros de OAuth, em `error`:', 'The token has the errors of OAuth, in `error`:'),
  refusalTable(
    same('`error`'),
    Object.entries(OAUTH_ADVICE).map(([code, advice]) => ({ told: `\`${code}\``, ...advice })),
  ),
  ...CREDENTIAL_HELP,
];

const IDEMPOTENCY: readonly Block[] = [
  text(
    'O `orderId` é a chave: o mesmo `orderId` com o mesmo conteúdo é a mesma solicitação, e repetir é sem risco. Com outro conteúdo é 422. Depois de `REJECTED` ou `CANCELLED` o mesmo `orderId` pode ser tentado de novo: é outra tentativa, com outro `deliveryId`, qualquer que seja o conteúdo. Quem envia `Idempotency-Key` repete sem risco também depois de um cancelamento: a mesma chave com o mesmo conteúdo recebe a resposta da primeira vez.',
    'The `orderId` is the key: the same `orderId` with the same content is the same request, and repeating is without risk. With another content it is 422. After `REJECTED` or `CANCELLED` the same `orderId` may be tried again: that is another attempt, with another `deliveryId`, whatever the content. With an `Idempotency-Key` repeating is without risk after a cancellation too: the same key with the same content is answered as the first time.',
  ),
  text(
    '`orderPicked`, `finishDelivery` e `cancel` repetidos respondem como da primeira vez quando o efeito já vale.',
    '`orderPicked`, `finishDelivery` and `cancel` repeated answer as the first time when the effect already holds.',
  ),
];

const SINCE: readonly Block[] = [
  text(
    '`GET /v1/logistics/delivery?updated_since=2026-11-22T10:00:00Z` (nosso, além do padrão) lista cada tentativa que mudou, como o detalhe a mostra. Continue com `cursor`, o `nextCursor` da resposta: logo de novo enquanto `more` é verdadeiro, depois quando quiser. O que mudou nos últimos dez segundos pode vir de novo; nada se perde.',
    '`GET /v1/logistics/delivery?updated_since=2026-11-22T10:00:00Z` (ours, beyond the standard) lists each attempt that changed, as its detail shows it. Go on with `cursor`, the `nextCursor` of the answer: at once while `more` is true, later whenever you like. What changed in the last ten seconds may come again; nothing is missed.',
  ),
  { kind: 'samples', samples: DELIVERIES_SINCE },
];

const SIGNATURES: readonly Block[] = [
  text(
    '`X-App-Signature` é o HMAC-SHA256 dos bytes do corpo com o `client_secret` de agora, em hexadecimal minúsculo. `X-App-Id` identifica este serviço, `X-App-MerchantId` é o `merchant.id` da solicitação.',
    '`X-App-Signature` is the HMAC-SHA256 of the body’s bytes by the `client_secret` of now, in lower-case hex. `X-App-Id` identifies this service, `X-App-MerchantId` is the request’s `merchant.id`.',
  ),
  {
    kind: 'samples',
    samples: hmacSamples({
      ...{
        header: 'X-App-Signature',
        hash: 'sha256',
        secret: 'CLIENT_SECRET',
        answer: 204,
        sdk: 'OpenDelivery',
      },
    }),
  },
  text(
    'Essa assinatura não tem instante. Quem quer recusar mensagens velhas confere também a segunda, que vai em toda mensagem:',
    'That signature has no instant. Who wants to refuse old messages verifies the second one too, which every message has:',
  ),
  ...STANDARD_SIGNATURE,
];

const APPS = told(
  'Uma loja que conecta um aplicativo deste tipo dá a ele um par próprio, mostrado uma vez em Lojas, no portal: vê e move só as entregas que pediu, e termina quando a loja desconecta.',
  'A shop that connects an app of this kind gives it a pair of its own, shown once under Merchants in the portal: it sees and moves only the deliveries that it asked for, and ends when the shop disconnects.',
);

/** The guide of Open Delivery, made of the tables by which it answers. */
export function openDeliveryGuide(publicUrl: string): Guide {
  return guideOf('Open Delivery', {
    concepts: CONCEPTS,
    life: LIFE,
    events: eventBlocks(publicUrl),
    errors: ERRORS,
    idempotency: IDEMPOTENCY,
    retries: [
      ...retryChapter('204'),
      text(
        'Outro 2xx que não 204 conta como falha; com `acceptAny2xx` ligado no cadastro do estabelecimento, qualquer 2xx conta como recebido.',
        'Another 2xx than 204 counts as a failure; with `acceptAny2xx` switched on for the shop, any 2xx counts as received.',
      ),
      ...OWN_RETRIES,
    ],
    signatures: SIGNATURES,
    since: SINCE,
    apps: appTokensChapter(APPS),
    limits: LIMIT_CHAPTER,
    sandbox: SANDBOX_CHAPTER,
    live: liveChapter(
      told(
        'Guarde o token e peça outro só quando vencer ou com 401: 30 segredos errados por minuto bloqueiam o par.',
        'Keep the token and ask for another only when it expires or after a 401: 30 wrong secrets a minute lock the pair out.',
      ),
    ),
    changes: changeChapter('open-delivery'),
  });
}
