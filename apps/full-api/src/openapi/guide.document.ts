import {
  adviceOf,
  appTokensChapter,
  changeChapter,
  CREDENTIAL_HELP,
  guideOf,
  LIMIT_CHAPTER,
  list,
  liveChapter,
  OWN_RETRIES,
  PROTOCOL_REFUSALS,
  refusalTable,
  retryChapter,
  SANDBOX_CHAPTER,
  STANDARD_SIGNATURE,
  statusTable,
  text,
  told,
  TRANSPORT_ADVICE,
  type Block,
  type Guide,
  type RefusalRow,
  type Told,
} from '#runtime';
import { HTTP_TEXTS } from '../error.mapper.js';
import { eventExample } from '../webhooks/event.examples.js';
import { FULL_API_ERRORS, INTERNAL_TEXT, type ErrorAnswer } from '../vocabulary/error.vocabulary.js';
import { EVENT_NAMES, TOPIC_EVENTS, type EventName } from '../vocabulary/event.vocabulary.js';
import { EVENT_MEANINGS } from '../vocabulary/event-meaning.vocabulary.js';
import { ORDERS_SINCE, PLACED_ONCE } from './guide.examples.js';

const CONCEPTS: readonly Block[] = [
  text(
    'A Full API é para os sistemas da própria empresa de entregas (a **central**) e dos seus clientes. Cada chave pertence a uma central, que alcança tudo dela, ou a um cliente, que alcança os próprios pedidos, cadastro, carteira e webhooks. Ela vai em `Authorization: Bearer <chave>`.',
    'The Full API is for the systems of a delivery company itself (the **hub**, `central`) and of its customers. A key belongs to a hub and reaches all of it, or to a customer and reaches their own orders, record, wallet and webhooks. It is sent in `Authorization: Bearer <key>`.',
  ),
  list(
    told(
      'Um **pedido** tem uma coleta e de 1 a 100 entregas, nesta ordem. `public_id` é o número que as pessoas veem; `external_id` é o seu.',
      'An **order** has a pickup and 1 to 100 drop-offs, in this order. `public_id` is the number that people see; `external_id` is yours.',
    ),
    told(
      'O preço vem da tabela da empresa: `POST /orders/calcular` só simula; com `Prefer: hold`, garante.',
      'The price comes from the company’s tariffs: `POST /orders/calcular` only simulates; with `Prefer: hold` it holds.',
    ),
    told(
      'Valores são reais com até duas casas; distâncias, quilômetros; instantes, ISO 8601 em UTC. Campos desconhecidos são ignorados.',
      'Amounts are reais with up to two decimals; distances kilometres; instants ISO 8601 in UTC. Unknown fields are ignored.',
    ),
    told(
      'Com latitude e longitude o endereço dispensa a busca no mapa: é mais rápido e nunca é recusado por não ser encontrado.',
      'With latitude and longitude an address needs no search on the map: it is faster, and never refused as unknown.',
    ),
  ),
];

/** Every event, what it tells, and a message as it is sent. */
const events = (): readonly Block[] => [
  text(
    'O corpo traz `event` e `order` (ou `courier`), e nada mais: o pedido inteiro, como `GET /orders/{id}` o mostra. Um webhook sem `eventos` recebe o formato antigo, de três nomes: `ORDER_CREATED`, `ORDER_UPDATED` e `ORDER_DELETED`. Mudanças dentro de um segundo vão juntas em um `ORDER_UPDATED`.',
    'The body has `event` and `order` (or `courier`), and nothing else: the whole order, as `GET /orders/{id}` shows it. A webhook without `eventos` gets the old form of three names: `ORDER_CREATED`, `ORDER_UPDATED` and `ORDER_DELETED`. Changes within a second go together in one `ORDER_UPDATED`.',
  ),
  ...EVENT_NAMES.map((name): Block => {
    const whole = WHOLE.has(name);
    return {
      ...{ kind: 'entry', name },
      text: whole ? EVENT_MEANINGS[name] : withOthers(EVENT_MEANINGS[name]),
      code: JSON.stringify(whole ? eventExample(name) : differing(FIRST, eventExample(name)), null, 2),
    };
  }),
];

/** Events whose messages are shown whole: the first one of an order, and those of couriers. */
const WHOLE: ReadonlySet<EventName> = new Set([
  ...(['ORDER_CREATED', 'COURIER_ONLINE', 'COURIER_OFFLINE', 'COURIER_LOCATION_UPDATED'] as const),
]);
const FIRST = eventExample('ORDER_CREATED');

const withOthers = ({ pt, en }: Told): Told =>
  told(`${pt} O resto é como em \`ORDER_CREATED\`:`, `${en} The rest is as in \`ORDER_CREATED\`:`);

/** What a message has otherwise than another one; of a list that differs, all. */
function differing(one: object, other: object): object {
  const before = new Map<string, unknown>(Object.entries(one));
  return Object.fromEntries(
    Object.entries(other).flatMap(([name, value]: [string, unknown]) => {
      const was = before.get(name);
      if (JSON.stringify(was) === JSON.stringify(value)) return [];
      return [[name, isObject(was) && isObject(value) ? differing(was, value) : value]];
    }),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refusalRows(): RefusalRow[] {
  return PROTOCOL_REFUSALS.map((code) => {
    const { status, text: message, field }: ErrorAnswer = FULL_API_ERRORS[code];
    return {
      told: `${String(status)}${field === undefined ? '' : ` \`${field}\``}`,
      message,
      ...adviceOf(code),
    };
  });
}

const ERRORS: readonly Block[] = [
  text(
    'Toda recusa traz `mensagem`; as de validação são 400 com `errors`, as mensagens por campo. O campo é o que estava errado: o da tabela, ou o que a resposta nomeia (`enderecos_entrega.1.endereco`).',
    'Every refusal has `mensagem`; those of validation are 400 with `errors`, the messages by field. The field is the one at fault: that of the table, or the one that the answer names (`enderecos_entrega.1.endereco`).',
  ),
  {
    kind: 'code',
    language: 'json',
    code: JSON.stringify(
      { mensagem: 'Erro de validação', errors: { tipo_veiculo_id: ['O tipo de veículo é obrigatório'] } },
      null,
      2,
    ),
  },
  refusalTable(told('Status e campo', 'Status and field'), refusalRows()),
  refusalTable(
    told('Status', 'Status'),
    Object.entries(TRANSPORT_ADVICE).map(([status, advice]) => ({
      told: status,
      message: HTTP_TEXTS[Number(status)] ?? INTERNAL_TEXT,
      ...advice,
    })),
  ),
  ...CREDENTIAL_HELP,
];

const IDEMPOTENCY: readonly Block[] = [
  text(
    'Envie `Idempotency-Key` (até 255 caracteres, uma por pedido seu) em `POST /orders`, `/chamar-entregador` e `/orders/lote`: a mesma chave com o mesmo corpo, em até 24 horas, repete a primeira resposta com `Idempotency-Replayed: true`. Outro corpo é 422. Uma recusa deixa a chave livre.',
    'Send `Idempotency-Key` (up to 255 characters, one for each order of yours) with `POST /orders`, `/chamar-entregador` and `/orders/lote`: the same key with the same body, within 24 hours, repeats the first answer with `Idempotency-Replayed: true`. Another body is 422. A refusal leaves the key free.',
  ),
  { kind: 'samples', samples: PLACED_ONCE },
  text(
    'Créditos e débitos da carteira têm `external_id`: o mesmo, outra vez, é o mesmo lançamento, com 200 em vez de 201. `DELETE /orders/{id}` de um pedido cancelado responde 200 de novo.',
    'Credits and debits of a wallet have `external_id`: the same one again is the same entry, with 200 instead of 201. `DELETE /orders/{id}` of a cancelled order answers 200 again.',
  ),
];

const SINCE: readonly Block[] = [
  text(
    '`GET /orders?updated_since=2026-11-22T10:00:00Z` lista os pedidos que mudaram desde então, também os apagados, do que mudou há mais tempo ao mais recente. Continue com `cursor`, o `next_cursor` da resposta, também na próxima hora e no próximo dia. O que mudou nos últimos dez segundos pode vir de novo; nada se perde.',
    '`GET /orders?updated_since=2026-11-22T10:00:00Z` lists the orders that changed since, deleted ones too, the oldest change first. Go on with `cursor`, the `next_cursor` of the answer, also in the next hour and on the next day. What changed in the last ten seconds may come again; nothing is missed.',
  ),
  { kind: 'samples', samples: ORDERS_SINCE },
  text(
    '`GET /orders` e `GET /orders/{id}` têm `ETag`: com `If-None-Match`, 304 sem corpo enquanto nada mudou.',
    '`GET /orders` and `GET /orders/{id}` have an `ETag`: with `If-None-Match`, 304 without a body while nothing changed.',
  ),
];

const SIGNATURES: readonly Block[] = [
  text(
    'Cada mensagem é assinada pela convenção Standard Webhooks. Além disso, `webhook-security` repete o `codigo_seguranca` do webhook, se tem um: compare-o em tempo constante.',
    'Each message is signed as Standard Webhooks ask. Besides, `webhook-security` repeats the webhook’s `codigo_seguranca`, where it has one: compare it in constant time.',
  ),
  ...STANDARD_SIGNATURE,
];

const APPS = told(
  'Uma loja que conecta um aplicativo deste tipo dá a ele uma chave própria, mostrada uma vez em Lojas, no portal: alcança o que a chave da loja alcança, e termina quando a loja desconecta.',
  'A shop that connects an app of this kind gives it a key of its own, shown once under Merchants in the portal: it reaches what the shop’s key reaches, and ends when the shop disconnects.',
);

/** The guide of the Full API, made of the tables by which it answers. */
export function fullApiGuide(): Guide {
  return guideOf('Full API', {
    concepts: CONCEPTS,
    life: [
      text(
        '`order_status` é a situação; `status` a mesma, por extenso. O fim diz em `status_observation` por quê, quando nada foi entregue.',
        '`order_status` is the status; `status` the same in words. The end says why in `status_observation` when nothing was delivered.',
      ),
      statusTable({ nameOf: (status) => status, eventsOf: (topic) => [TOPIC_EVENTS[topic]] }),
    ],
    events: events(),
    errors: ERRORS,
    idempotency: IDEMPOTENCY,
    retries: [...retryChapter('2xx'), ...OWN_RETRIES],
    signatures: SIGNATURES,
    since: SINCE,
    apps: appTokensChapter(APPS),
    limits: LIMIT_CHAPTER,
    sandbox: SANDBOX_CHAPTER,
    live: liveChapter(
      told(
        'Envie `Idempotency-Key` em tudo o que cria pedidos.',
        'Send `Idempotency-Key` with everything that places orders.',
      ),
    ),
    changes: changeChapter('full-api'),
  });
}
