import {
  adviceOf,
  ALL_REFUSALS,
  changeChapter,
  guideOf,
  LIMIT_CHAPTER,
  list,
  OWN_RETRIES,
  refusalTable,
  SANDBOX_CHAPTER,
  statusTable,
  text,
  told,
  type Block,
  type Guide,
} from '#runtime';
import { consoleProblem } from '../http/problem.mapper.js';
import { PROBLEM_TEXTS } from '../vocabulary/error.vocabulary.js';
import { appsChapter } from './apps-chapter.document.js';
import type { ApiRoute } from './route.mapper.js';

const CONCEPTS: readonly Block[] = [
  text(
    'São as APIs dos nossos próprios aplicativos, abertas a quem quer fazer o mesmo: a da **loja** (`/api/merchant`), a do **entregador** (`/api/courier`), a da **administração** (`/api/admin`) e a do **desenvolvedor** (`/api/developer`). JSON em inglês, `Authorization: Bearer` com o token de quem entrou.',
    'These are the APIs of our own apps, open to who wants to do the same: the **merchant’s** (`/api/merchant`), the **courier’s** (`/api/courier`), the **administration’s** (`/api/admin`) and the **developer’s** (`/api/developer`). JSON in English, `Authorization: Bearer` with the token of a log-in.',
  ),
  list(
    told(
      'Membros que terminam em `Cents` são centavos inteiros; distâncias, metros; instantes, ISO 8601.',
      'Members ending in `Cents` are whole cents; distances metres; instants ISO 8601.',
    ),
    told(
      'Listas que crescem se leem com `limit` e `cursor`, o `nextCursor` da página anterior.',
      'Lists that grow are read with `limit` and `cursor`, the `nextCursor` of the page before.',
    ),
    told(
      'A API da loja é de pessoas, que entram com e-mail e senha, e de aplicativos que a loja instalou; um programa da própria loja usa a chave da Full API.',
      'The merchant’s API is for people, who log in by e-mail and password, and for apps that the shop installed; a shop’s own program uses a key of the Full API.',
    ),
  ),
];

const EVENTS: readonly Block[] = [
  text(
    'Os aplicativos não recebem webhooks: abrem `GET …/events` (server-sent events) e leem o que mudou. `Last-Event-ID` traz o que se perdeu nos últimos 15 minutos; um `heartbeat` vem a cada 15 segundos, e depois de 40 sem nenhum abra de novo. Os webhooks de uma loja são os da Full API.',
    'The apps get no webhooks: they open `GET …/events` (server-sent events) and read what changed. `Last-Event-ID` brings what was missed in the last 15 minutes; a `heartbeat` comes every 15 seconds, and after 40 without one open it anew. A shop’s webhooks are those of the Full API.',
  ),
];

const ERRORS: readonly Block[] = [
  text(
    'Toda recusa é um problema da RFC 9457: `type` nomeia o motivo, `errors` os campos.',
    'Every refusal is a problem of RFC 9457: `type` names the reason, `errors` the fields.',
  ),
  {
    kind: 'code',
    language: 'json',
    code: JSON.stringify(
      consoleProblem(409, PROBLEM_TEXTS.quote_expired.detail, 'urn:problem:quote_expired'),
      null,
      2,
    ),
  },
  refusalTable(
    told('Status e motivo', 'Status and reason'),
    ALL_REFUSALS.map((code) => {
      return { told: `${String(PROBLEM_TEXTS[code].status)} \`${code}\``, ...adviceOf(code) };
    }),
  ),
];

const IDEMPOTENCY: readonly Block[] = [
  text(
    'O que cria pedidos e move dinheiro aceita `Idempotency-Key`: a mesma chave com o mesmo corpo repete a primeira resposta com `Idempotency-Replayed: true`; outro corpo é `idempotency_conflict`. O ato de um entregador leva também `happenedAt`, a hora em que aconteceu sem rede.',
    'What places orders and moves money takes `Idempotency-Key`: the same key with the same body repeats the first answer with `Idempotency-Replayed: true`; another body is `idempotency_conflict`. A courier’s act has `happenedAt` besides, the time at which it happened without network.',
  ),
];

/** The guide of the console's APIs, made of the tables by which they answer. */
export function consoleGuide(routes: readonly ApiRoute[], publicUrl: string): Guide {
  return guideOf('Console', {
    concepts: CONCEPTS,
    life: [statusTable({ nameOf: (status) => status, eventsOf: (happened) => [happened] })],
    events: EVENTS,
    errors: ERRORS,
    idempotency: IDEMPOTENCY,
    retries: OWN_RETRIES,
    apps: appsChapter(routes, publicUrl),
    limits: LIMIT_CHAPTER,
    sandbox: SANDBOX_CHAPTER,
    changes: changeChapter('console'),
  });
}
