import {
  appTokensChapter,
  changeChapter,
  CREDENTIAL_HELP,
  guideOf,
  hmacSamples,
  LIMIT_CHAPTER,
  list,
  liveChapter,
  OWN_RETRIES,
  refusalTable,
  retryChapter,
  SANDBOX_CHAPTER,
  STANDARD_SIGNATURE,
  statusTable,
  table,
  text,
  told,
  same,
  type Block,
  type Guide,
} from '#runtime';
import {
  EVENT_CODES,
  EVENT_MEANINGS,
  MODEL_M_ADVICE,
  MODEL_M_ERROR_TEXTS,
  STATUS_CODES,
  WEBHOOK_LABELS,
  type WebhookStatusCode,
} from '../vocabulary/index.js';
import { testBody } from '../webhooks/status-webhook.mapper.js';
import { errorItem } from '../wire/error.mapper.js';
import type { DescribedEndpoint } from './endpoint.mapper.js';
import { REQUESTS_SINCE } from './guide.examples.js';

const WEBHOOK_CODES = Object.keys(WEBHOOK_LABELS) as WebhookStatusCode[];

const CONCEPTS: readonly Block[] = [
  text(
    'O Modelo M é o contrato que programas de antes já falam: mude o endereço base e a chave, e nada mais. A chave vai no cabeçalho `api-key`: a da central alcança tudo dela; a de uma empresa, as próprias solicitações, cadastro, saldo e webhooks.',
    'Model M is the contract that programs of before speak: change the base address and the key, and nothing else. The key is sent in the header `api-key`: the delivery company’s reaches all of it; a shop’s own reaches its requests, record, balance and webhooks.',
  ),
  list(
    told(
      'Uma **solicitação** tem uma partida e paradas, nesta ordem.',
      'A **request** (`solicitacao`) has a pickup (`partida`) and stops (`paradas`), in this order.',
    ),
    told(
      '**Empresa** é a loja, **condutor** o entregador, **central** a empresa de entregas.',
      '**Empresa** is the shop, **condutor** the courier, **central** the delivery company.',
    ),
    told(
      '`/api/integracao` e `/api/integracao/v1` são outros nomes de `/api/m`, para programas que os têm no código.',
      '`/api/integracao` and `/api/integracao/v1` are other names of `/api/m`, for programs that have them in their code.',
    ),
    told(
      'Números e textos valem igual na entrada; nas respostas os tipos são os do contrato. Um corpo que começa com `{` é JSON, seja qual for o `Content-Type`.',
      'Numbers and texts are taken alike; in answers the types are the contract’s. A body that begins with `{` is JSON whatever its `Content-Type` says.',
    ),
  ),
];

const accessTable = (endpoints: readonly DescribedEndpoint[]): Block =>
  table(
    [told('Chamada', 'Call'), told('O que faz', 'What it does'), told('Chave', 'Key')],
    endpoints.map(({ method, fullPath, summary, access }) => [
      same(`\`${method} ${fullPath}\``),
      same(summary),
      access === 'hub' ? told('central', 'delivery company') : told('qualquer', 'any'),
    ]),
  );

const LIFE: readonly Block[] = [
  statusTable({ nameOf: (status) => STATUS_CODES[status], eventsOf: (happened) => [EVENT_CODES[happened]] }),
  text(
    'Cancelada porque ninguém aceitou é `N`, não `C`. Webhooks têm dois códigos a mais do que as consultas: `AP` e `ER`.',
    'Cancelled because nobody accepted is `N`, not `C`. Webhooks have two codes more than queries: `AP` and `ER`.',
  ),
];

const eventBlocks = (publicUrl: string): Block[] => [
  text(
    'O corpo é o do contrato e nada mais. `event_id` é o mesmo em cada repetição.',
    'The body is the contract’s and nothing else. `event_id` is the same at each repeat.',
  ),
  ...WEBHOOK_CODES.map((code): Block => ({
    kind: 'entry',
    name: `${code} · ${WEBHOOK_LABELS[code]}`,
    text: EVENT_MEANINGS[code],
    code: JSON.stringify(testBody(EXAMPLE, code, publicUrl), null, 2),
  })),
];

const EXAMPLE = { at: new Date('2026-03-02T12:00:00Z'), eventId: '3f1c7f4e-8a55-4d0c-9c7e-2b1f6f6f0a11' };

const ERRORS: readonly Block[] = [
  text(
    'Recusas são 400 com um objeto por falta; 401, 403, 404, 405, 429, 500 e 503 têm a mesma forma. `/v1/request/{id}` responde `{ "error": … }`, em inglês.',
    'Refusals are 400 with an object for each fault; 401, 403, 404, 405, 429, 500 and 503 have the same form. `/v1/request/{id}` answers `{ "error": … }`, in English.',
  ),
  {
    kind: 'code',
    language: 'json',
    code: JSON.stringify({ success: false, errors: [errorItem(2, 'partida')] }, null, 2),
  },
  refusalTable(
    told('Código', 'Code'),
    Object.entries(MODEL_M_ADVICE).map(([code, advice]) => {
      const message = MODEL_M_ERROR_TEXTS[Number(code) as keyof typeof MODEL_M_ADVICE].replace('%', '…');
      return { told: code, message, ...advice };
    }),
  ),
  ...CREDENTIAL_HELP,
];

const IDEMPOTENCY: readonly Block[] = [
  text(
    'O contrato não tem chave de idempotência em `POST /abrirSolicitacao`: repetir abre outra. Depois de uma resposta perdida, leia antes o que mudou no último minuto (`data_hora_alteracao_min`) e procure o seu `id_externo` em `numero_pedido`; só abra de novo se não está lá. Os SDKs não repetem esta chamada.',
    'The contract has no idempotency key for `POST /abrirSolicitacao`: repeating opens another one. After a lost answer, first read what changed in the last minute (`data_hora_alteracao_min`) and look for your `id_externo` in `numero_pedido`; open again only when it is not there. The SDKs do not repeat this call.',
  ),
  text(
    'Créditos têm `external_id`: o mesmo, com o mesmo valor, é o mesmo lançamento. Cancelar uma cancelada responde como da primeira vez.',
    'Credits have `external_id`: the same one, with the same amount, is the same entry. Cancelling a cancelled request answers as the first time.',
  ),
];

const SINCE: readonly Block[] = [
  text(
    '`GET /solicitacao?data_hora_alteracao_min=2026-11-22T10:00:00Z` (nosso, além do contrato) lista as solicitações que mudaram, da mudança mais antiga à mais nova, também as apagadas; outros filtros, menos `limite`, são ignorados. Ao lado de `response` vem `proximo_cursor`: enviado como `cursor`, continua dali. O que mudou nos últimos dez segundos pode vir de novo; nada se perde.',
    '`GET /solicitacao?data_hora_alteracao_min=2026-11-22T10:00:00Z` (ours, beyond the contract) lists the requests that changed, the oldest change first, deleted ones too; other filters but `limite` are ignored. Beside `response` is `proximo_cursor`: sent as `cursor` it continues there. What changed in the last ten seconds may come again; nothing is missed.',
  ),
  { kind: 'samples', samples: REQUESTS_SINCE },
];

const SIGNATURES: readonly Block[] = [
  text(
    '`Signature-V2` e `Signature` trazem o HMAC-SHA-512 dos bytes do corpo, em hexadecimal minúsculo, com a chave que registrou o webhook.',
    '`Signature-V2` and `Signature` have the HMAC-SHA-512 of the body’s bytes, in lower-case hex, by the key that registered the webhook.',
  ),
  {
    kind: 'samples',
    samples: hmacSamples({
      ...{ header: 'Signature-V2', hash: 'sha512', secret: 'CHAVE', answer: 200, sdk: 'ModelM' },
    }),
  },
  text(
    'Essa assinatura não tem instante. Quem quer recusar mensagens velhas confere também a segunda, que vai em toda mensagem:',
    'That signature has no instant. Who wants to refuse old messages verifies the second one too, which every message has:',
  ),
  ...STANDARD_SIGNATURE,
];

const APPS = told(
  'Uma loja que conecta um aplicativo deste tipo dá a ele uma chave própria, mostrada uma vez em Lojas, no portal: alcança o que a chave da loja alcança, e termina quando a loja desconecta.',
  'A shop that connects an app of this kind gives it a key of its own, shown once under Merchants in the portal: it reaches what the shop’s key reaches, and ends when the shop disconnects.',
);

/** The guide of Model M, made of the tables by which it answers. */
export function modelMGuide(endpoints: readonly DescribedEndpoint[], publicUrl: string): Guide {
  return guideOf('Modelo M', {
    concepts: [...CONCEPTS, accessTable(endpoints)],
    life: LIFE,
    events: eventBlocks(publicUrl),
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
        'Não repita `abrirSolicitacao` sem ler antes.',
        'Do not repeat `abrirSolicitacao` without reading first.',
      ),
    ),
    changes: changeChapter('model-m'),
  });
}
