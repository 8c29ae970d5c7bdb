import { RETRY_SCHEDULE_MS, SCENARIO_NOTES, type TestScenario } from '#domain';
import { list, same, table, text, told, type Block, type Told } from './guide.js';
import { STANDARD_SAMPLES } from './signature-samples.js';

/** How webhooks are delivered. `taken`: the answer by which a receiver accepts. */
export function retryChapter(taken: string): Block[] {
  const waits = RETRY_SCHEDULE_MS.slice(1).map(inWords).join(', ');
  return [
    text(
      `Cada evento é um \`POST\` em JSON e conta como recebido com a resposta ${taken} em até 10 segundos; redirecionamentos não são seguidos. Sem ela, os mesmos bytes vão de novo com o mesmo \`webhook-id\` após ${waits} (±20 %; \`Retry-After\` é respeitado).`,
      `Each event is a \`POST\` in JSON and counts as received with the answer ${taken} within 10 seconds; no redirect is followed. Without it the same bytes go again under the same \`webhook-id\` after ${waits} (±20 %; \`Retry-After\` is honoured).`,
    ),
    text(
      'Os eventos de um pedido chegam um por vez, na ordem; guarde o `webhook-id` para descartar repetições. `webhook-sequence` cresce com cada acontecimento do pedido e não faz parte de nenhuma assinatura. O cabeçalho `webhook-test: true` marca um evento de teste, de um pedido que não existe.',
      'The events of an order come one at a time, in order; store the `webhook-id` to drop repeats. `webhook-sequence` grows with what happens to the order and is part of no signature. The header `webhook-test: true` marks a test, about an order that does not exist.',
    ),
    text(
      'A resposta 410 desativa o endereço na hora; 5 dias só de falhas, ou 20 seguidas ao longo de um dia, também. Depois de 5 tentativas seguidas sem resposta de um host, os envios a ele pausam de 10 a 120 segundos; um novo cadastro, a troca do endereço, a reativação, o teste e o reenvio manual não esperam por essa pausa nem pela próxima tentativa.',
      'The answer 410 deactivates the address at once; 5 days of nothing but failures, or 20 in a row over a day, do too. After 5 attempts in a row without an answer of a host, messages to it pause for 10 to 120 seconds; a new registration, another address, a reactivation, a test and a resend by hand wait for neither.',
    ),
  ];
}

/** What to do with the requests of one's own program that were not answered. */
export const OWN_RETRIES: readonly Block[] = [
  text(
    'Do seu lado: repita `GET`, `PUT` e `DELETE` depois de uma conexão perdida e de 500, 502, 503 e 504, com espera crescente; depois de 429 e 503, não antes de `Retry-After`. Um `POST` só se repete sem risco como diz Idempotência. Os SDKs já fazem isso. Os demais 4xx se repetem iguais: corrija e envie outra coisa.',
    'On your side: repeat `GET`, `PUT` and `DELETE` after a lost connection and after 500, 502, 503 and 504, with growing waits; after 429 and 503 no sooner than `Retry-After`. A `POST` is repeated without risk only as Idempotency says. The SDKs do all of this. Other 4xx will be the same again: mend the request.',
  ),
];

function inWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${String(seconds)} s`;
  return seconds < 3600 ? `${String(seconds / 60)} min` : `${String(seconds / 3600)} h`;
}

/** The second signature, which all faces send. */
export const STANDARD_SIGNATURE: readonly Block[] = [
  text(
    '`webhook-id`, `webhook-timestamp` e `webhook-signature` seguem a convenção Standard Webhooks. A assinatura é `v1,` e o base64 do HMAC-SHA256 de `id.timestamp.corpo`, com o segredo `whsec_…` do webhook (no painel da central, no da loja ou em Webhook, neste portal). A biblioteca pública `standardwebhooks` confere tudo isto.',
    '`webhook-id`, `webhook-timestamp` and `webhook-signature` follow the convention Standard Webhooks. The signature is `v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`, with the webhook’s secret `whsec_…` (in the panel of the company, of the shop, or under Webhook in this portal). The public library `standardwebhooks` verifies all of it.',
  ),
  list(
    told(
      'Tolerância: recuse um `webhook-timestamp` a mais de 5 minutos do seu relógio. Cada tentativa é assinada de novo, na sua hora, então uma repetição tardia também passa.',
      'Tolerance: refuse a `webhook-timestamp` more than 5 minutes from your clock. Each attempt is signed anew, at its time, so that a late repeat passes too.',
    ),
    told(
      'Várias assinaturas: `webhook-signature` pode trazer mais de uma, separadas por espaço, enquanto um segredo é trocado. Aceite se qualquer uma confere; ignore versões que não sejam `v1`.',
      'Several signatures: `webhook-signature` may have more than one, with a space between them, while a secret is replaced. Accept when any of them is right; ignore versions other than `v1`.',
    ),
    told(
      'Confira os bytes como vieram, antes de interpretar o JSON, e compare em tempo constante.',
      'Verify the bytes as they came, before you parse the JSON, and compare in constant time.',
    ),
  ),
  { kind: 'samples', samples: STANDARD_SAMPLES },
];

/** The headers that say what to mend. */
export const CREDENTIAL_HELP: readonly Block[] = [
  text(
    'Com 401 o cabeçalho `Credential-Hint` diz o que falta na forma da credencial: nenhuma, sem `Bearer`, cortada, de outra API, ou de teste ou real, mas desconhecida aqui. No ambiente de testes o cabeçalho `Sandbox-Warning` nomeia os campos que foram ignorados e o nome que provavelmente valia. Com 405 o cabeçalho `Allow` lista os métodos do caminho. `X-Request-Id`, em toda resposta, é o que nos dizer quando precisar de ajuda.',
    'With 401 the header `Credential-Hint` says what is wrong with the form of the credential: none, without `Bearer`, cut, of another API, or a test or live one that is unknown here. In the sandbox the header `Sandbox-Warning` names the fields that were ignored and the name that was probably meant. With 405 the header `Allow` lists the methods of the path. `X-Request-Id`, on every answer, is what to tell us when you need help.',
  ),
];

/** What the tokens of apps are to a protocol: nothing. `given`: what a shop that connects an app gives it here. */
export function appTokensChapter(given: Told): Block[] {
  return [
    list(
      given,
      told(
        'O token de um aplicativo instalado por redirecionamento (`at_…`) vale em `/api/merchant` e em `/mcp`, com os escopos que a loja deu; esta API não conhece escopos e responde 401 com `Credential-Hint`. Como pedir, o que cada escopo permite e os eventos `app.connected`, `app.scopes_changed` e `app.disconnected`: guia do Console, Aplicativos.',
        'The token of an app that was installed by redirect (`at_…`) is good for `/api/merchant` and `/mcp`, with the scopes that the shop gave; this API knows no scopes and answers 401 with `Credential-Hint`. How to ask, what each scope allows and the events `app.connected`, `app.scopes_changed` and `app.disconnected`: the guide of the Console, Apps.',
      ),
    ),
  ];
}

/** Quotas of requests, which all faces count alike. */
export const LIMIT_CHAPTER: readonly Block[] = [
  text(
    'Cada credencial tem uma cota por minuto. Toda resposta a uma credencial diz onde ela está:',
    'Each credential has a quota a minute. Every answer to a credential says where it stands:',
  ),
  table(
    [told('Cabeçalho', 'Header'), told('Exemplo', 'Example'), told('O que diz', 'What it says')],
    [
      [
        same('`RateLimit-Policy`'),
        same('`"default";q=600;w=60`'),
        told('600 requisições em 60 segundos', '600 requests in 60 seconds'),
      ],
      [
        same('`RateLimit`'),
        same('`"default";r=599;t=1`'),
        told(
          'restam 599; em 1 segundo a cota volta a crescer',
          '599 are left; in 1 second the quota grows again',
        ),
      ],
      [
        same('`RateLimit-Limit`, `-Remaining`, `-Reset`'),
        same('`600`, `599`, `1`'),
        told('o mesmo, para programas de antes', 'the same, for programs of before'),
      ],
      [
        same('`Retry-After`'),
        same('`12`'),
        told('só com 429: espere 12 segundos', 'with 429 only: wait 12 seconds'),
      ],
    ],
  ),
  text(
    'Pergunte menos: webhooks em vez de consultas, `If-None-Match` com o `ETag` da última resposta (304 sem corpo), e o que mudou desde a última vez em vez da lista inteira.',
    'Ask less: webhooks instead of questions, `If-None-Match` with the `ETag` of the last answer (304 without a body), and what changed since the last time instead of the whole list.',
  ),
];

const SCENARIO_TEXTS = {
  normal: told('aceito, coletado e entregue', 'accepted, collected and delivered'),
  fail_stop: told(
    'ninguém recebe na primeira parada; `#falhar:2` na segunda; na observação de uma parada, nela',
    'nobody receives at the first stop; `#fail:2` at the second; in a stop’s own observation, at that one',
  ),
  give_back: told(
    'o entregador desiste a caminho da coleta, e outro aceita',
    'the courier gives the order back on the way to the pickup, and another one accepts',
  ),
  late: told('espera antes da coleta até atrasar', 'waits before the pickup until it is late'),
  nobody: told(
    'nenhum entregador aceita; a busca termina no prazo da central',
    'no courier accepts; the search ends at the company’s limit',
  ),
} as const satisfies Record<TestScenario, Told>;

/** What robots do in a sandbox, by the scenarios that they know. */
export const SANDBOX_CHAPTER: readonly Block[] = [
  text(
    'Cada aplicativo deste portal tem um ambiente de testes isolado: loja, preços, área e entregadores-robôs. Os endereços são os de produção; só a credencial muda. Os robôs levam cada pedido um passo a cada dois segundos; desligados, você avança em Pedidos de teste. Um texto na observação do pedido escolhe o que acontece:',
    'Each app of this portal has an isolated sandbox: shop, prices, area and robot couriers. The addresses are those of production; only the credential differs. Robots take each order one step every two seconds; switched off, you move it under Test orders. A text in the order’s observation chooses what happens:',
  ),
  table(
    [
      told('Cenário', 'Scenario'),
      told('Na observação', 'In the observation'),
      told('O que acontece', 'What happens'),
    ],
    Object.entries(SCENARIO_TEXTS).map(([scenario, meaning]) => [
      same(`\`${scenario}\``),
      same(noteOf(scenario as TestScenario)),
      meaning,
    ]),
  ),
  text(
    'Nada é cobrado nem enviado a pessoas. O inspetor mostra cada chamada, com os campos que foram ignorados, e cada webhook com a resposta.',
    'Nothing is charged, and nothing is sent to people. The inspector shows each call, with the fields that were ignored, and each webhook with its answer.',
  ),
];

function noteOf(scenario: TestScenario): string {
  const note = SCENARIO_NOTES[scenario];
  return note === null ? '—' : `\`${note}\``;
}

/** From the sandbox to production. `more`: what the protocol adds. */
export function liveChapter(...more: readonly Told[]): Block[] {
  return [
    list(
      told(
        'Leve pedidos pelos cinco cenários e confira cada evento no Inspetor.',
        'Take orders through the five scenarios and check each event in the Inspector.',
      ),
      told(
        'Confira a assinatura, responda em menos de 10 segundos e trabalhe depois; descarte repetições pelo `webhook-id`.',
        'Verify the signature, answer within 10 seconds and work afterwards; drop repeats by the `webhook-id`.',
      ),
      told(
        'Reconcilie pelo que mudou desde a última leitura, ao menos uma vez por hora: um webhook pode se perder do seu lado.',
        'Reconcile by what changed since you last read, at least once an hour: a webhook may get lost on your side.',
      ),
      ...more,
      told(
        'Rode o kit de conformidade contra o ambiente de testes, se o seu programa também é servidor destes contratos.',
        'Run the conformance kit against the sandbox, if your program is a server of these contracts too.',
      ),
      told(
        'Envie o aplicativo para a revisão. Aprovado, as lojas o conectam, e cada conexão dá uma credencial real própria: guarde-a por loja, nunca no código.',
        'Send the app in for review. Once approved, shops connect it, and each connection gives a real credential of its own: store it for each shop, never in the code.',
      ),
      told(
        'Ignore campos que não conhece e eventos novos: crescem sem aviso. O que some fica marcado por doze meses antes.',
        'Ignore fields you do not know and new events: they grow without notice. What leaves is marked for twelve months before.',
      ),
    ),
  ];
}
