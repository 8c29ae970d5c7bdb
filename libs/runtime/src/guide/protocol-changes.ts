import { same, told, type Block, type Told } from './guide.js';

type Protocol = 'full-api' | 'open-delivery' | 'model-m' | 'console';

interface Change {
  /** Day of the release that has it. */
  readonly on: string;
  readonly protocols: readonly Protocol[];
  readonly what: Told;
  /** What an integrator does about it. */
  readonly todo: Told;
}

const NOTHING = told('Nada: quem não usa não nota.', 'Nothing: who does not use it notices nothing.');

/** What integrators notice, the newest first: a change of a contract stands here too, beside the CHANGELOG. */
export const PROTOCOL_CHANGES: readonly Change[] = [
  {
    on: '2026-11-29',
    protocols: ['full-api', 'open-delivery', 'model-m', 'console'],
    what: told(
      'Um número muito além do fim da rua, ou uma casa de outra cidade grande do estado (`… - Osasco`), é recusado como endereço não encontrado, e a recusa diz a rua mais próxima; antes tinha o preço de outra casa. `POST /orders/calcular` diz em `enderecos_encontrados` o que foi encontrado de cada endereço sem coordenadas.',
      'A number far beyond the end of its street, or a house of another large city of the state (`… - Osasco`), is refused as an address that was not found, and the refusal names the nearest street; it was priced at another house. `POST /orders/calcular` says in `enderecos_encontrados` what was found of each address without coordinates.',
    ),
    todo: told(
      'Mostre a recusa a quem digitou o endereço, ou envie latitude e longitude.',
      'Show the refusal to whoever typed the address, or send latitude and longitude.',
    ),
  },
  {
    on: '2026-11-29',
    protocols: ['open-delivery'],
    what: told(
      'O mesmo `orderId` depois de `CANCELLED` é outra tentativa, com outro `deliveryId`, como depois de `REJECTED`; antes repetia o 202 da tentativa cancelada.',
      'The same `orderId` after `CANCELLED` is another attempt with another `deliveryId`, as after `REJECTED`; it repeated the 202 of the cancelled attempt.',
    ),
    todo: told(
      'Não repita às cegas um pedido cancelado, ou envie `Idempotency-Key`.',
      'Do not repeat a cancelled request blindly, or send an `Idempotency-Key`.',
    ),
  },
  {
    on: '2026-11-29',
    protocols: ['model-m'],
    what: told(
      '`valor_cobrar` numa solicitação F ou R é dinheiro na mão do entregador, se ele não disser outra forma.',
      '`valor_cobrar` of an F or R request is cash in the courier’s hand, unless the courier says otherwise.',
    ),
    todo: told('Nada.', 'Nothing.'),
  },
  {
    on: '2026-11-27',
    protocols: ['full-api', 'open-delivery', 'model-m', 'console'],
    what: told(
      'Os documentos OpenAPI têm `webhooks` e a descrição de cada grupo, e cada protocolo tem o seu guia (`guide.pt.md`, `guide.en.md`).',
      'The OpenAPI documents have `webhooks` and a description of each tag, and each protocol has its guide (`guide.pt.md`, `guide.en.md`).',
    ),
    todo: told(
      'Gere os tipos de novo, se os gera do documento.',
      'Generate types again, if you make them from the document.',
    ),
  },
  {
    on: '2026-11-27',
    protocols: ['console'],
    what: told(
      'Lojas instalam aplicativos por redirecionamento e concordam com escopos (código de autorização com PKCE): ninguém copia chaves.',
      'Shops install apps by redirect and agree to scopes (authorization code with PKCE): nobody copies keys.',
    ),
    todo: told(
      'Cadastre no portal os escopos e os endereços de retorno; as chaves copiadas continuam valendo. O token vale em `/api/merchant` e `/mcp`: o documento diz o escopo de cada operação (`app`).',
      'Set scopes and addresses of return in the portal; copied keys go on working. The token is good for `/api/merchant` and `/mcp`: the document names the scope of each operation (`app`).',
    ),
  },
  {
    on: '2026-11-27',
    protocols: ['full-api', 'console'],
    what: told(
      'Um subusuário ou aplicativo pode ter um limite de gasto por dia (`spending_limit_reached`); um pedido cancelado devolve o seu valor.',
      'A sub-user or an app may have a spending limit a day (`spending_limit_reached`); an order that is cancelled gives its amount back.',
    ),
    todo: told(
      'Mostre a recusa a quem pede; repetir no mesmo dia não ajuda.',
      'Show the refusal to whoever orders; repeating on the same day does not help.',
    ),
  },
  {
    on: '2026-11-26',
    protocols: ['full-api', 'console'],
    what: told(
      'Preço garantido: uma cotação com `Prefer: hold` (ou `POST /api/merchant/quotes`) vale por alguns minutos, e o pedido custa o cotado.',
      'A price that holds: a quote with `Prefer: hold` (or `POST /api/merchant/quotes`) is good for some minutes, and the order costs what was quoted.',
    ),
    todo: told(
      'Mostre o preço ao cliente, e envie `Quote-Id` no pedido. Trate as recusas de cotação.',
      'Show the price to the customer and send `Quote-Id` with the order. Handle the refusals of quotes.',
    ),
  },
  {
    on: '2026-11-26',
    protocols: ['full-api', 'console'],
    what: told(
      'Pedidos em lote: até 500 numa requisição, com um resultado para cada.',
      'Orders by the hundred: up to 500 in a request, with a result for each.',
    ),
    todo: NOTHING,
  },
  {
    on: '2026-11-26',
    protocols: ['open-delivery'],
    what: told(
      '`GET /.well-known/opendelivery`: o manifesto da versão 2, para a versão 1 como é servida.',
      '`GET /.well-known/opendelivery`: the manifest of version 2, for version 1 as it is served.',
    ),
    todo: NOTHING,
  },
  {
    on: '2026-11-26',
    protocols: ['full-api', 'open-delivery', 'model-m', 'console'],
    what: told(
      '`RateLimit-Policy` e `RateLimit`, ao lado dos três cabeçalhos de antes.',
      '`RateLimit-Policy` and `RateLimit`, beside the three headers of before.',
    ),
    todo: told('Leia os novos; os de antes ficam.', 'Read the new ones; those of before stay.'),
  },
  {
    on: '2026-11-26',
    protocols: ['full-api', 'open-delivery', 'model-m'],
    what: told(
      '`webhook-id` (e `event_id`, no Modelo M) tem uma parte sorteada; o mesmo em cada repetição.',
      '`webhook-id` (and `event_id` in Model M) has a random part; the same at each repeat.',
    ),
    todo: told('Guarde-o como texto de até 64 letras.', 'Store it as text of up to 64 characters.'),
  },
  {
    on: '2026-11-26',
    protocols: ['open-delivery'],
    what: told(
      'Uma entrega em que nada foi entregue termina em `CANCELLED`, com o problema; `cancel` dela responde 202.',
      'A delivery of which nothing was delivered ends as `CANCELLED`, with the problem; `cancel` of it answers 202.',
    ),
    todo: told(
      'Não conte `DELIVERY_FINISHED` como único fim.',
      'Do not take `DELIVERY_FINISHED` for the only end.',
    ),
  },
  {
    on: '2026-11-26',
    protocols: ['full-api', 'model-m'],
    what: told(
      'A chave de um aplicativo conectado vê e muda só os webhooks dele, e não muda a senha da loja.',
      'The key of a connected app sees and changes only its own webhooks, and does not change the shop’s password.',
    ),
    todo: told('Cadastre os webhooks pelo próprio aplicativo.', 'Register webhooks by the app itself.'),
  },
  {
    on: '2026-11-26',
    protocols: ['full-api', 'open-delivery', 'model-m'],
    what: told(
      '`ETag` e 304; o que mudou desde (`updated_since`, `data_hora_alteracao_min`); 405 com `Allow`; 401 com `Credential-Hint`; `Sandbox-Warning` no ambiente de testes.',
      '`ETag` and 304; what changed since (`updated_since`, `data_hora_alteracao_min`); 405 with `Allow`; 401 with `Credential-Hint`; `Sandbox-Warning` in the sandbox.',
    ),
    todo: told('Troque consultas repetidas por estas.', 'Use these instead of asking again and again.'),
  },
  {
    on: '2026-11-26',
    protocols: ['model-m'],
    what: told(
      'Códigos 1011 a 1015 além dos do contrato; telefones como `(083) 99999-9999`.',
      'Codes 1011 to 1015 beyond the contract’s; phones as `(083) 99999-9999`.',
    ),
    todo: told(
      'Trate um código desconhecido pelo status HTTP.',
      'Handle an unknown code by its HTTP status.',
    ),
  },
  {
    on: '2026-11-26',
    protocols: ['full-api', 'open-delivery', 'model-m', 'console'],
    what: told('1.0.0: a primeira versão.', '1.0.0: the first release.'),
    todo: told('Nada.', 'Nothing.'),
  },
];

/** The changelog of a protocol. */
export function changeChapter(protocol: Protocol): Block[] {
  const own = PROTOCOL_CHANGES.filter(({ protocols }) => protocols.includes(protocol));
  return [
    {
      kind: 'table',
      heads: [told('Dia', 'Day'), told('O que mudou', 'What changed'), told('O que fazer', 'What to do')],
      rows: own.map(({ on, what, todo }) => [same(on), what, todo]),
    },
    {
      kind: 'text',
      text: told(
        'O que a versão promete: endereços, campos, códigos, situações, assinaturas e a ordem dos webhooks só mudam com o primeiro número da versão. Campos opcionais, parâmetros, eventos e campos de resposta novos chegam sem aviso. O que vai sair fica marcado `deprecated` no documento e aqui, e funciona por mais doze meses.',
        'What a version promises: addresses, fields, codes, statuses, signatures and the order of webhooks change only with the first number of the version. Optional fields, parameters, events and fields of answers are added without notice. What is to leave is marked `deprecated` in the document and here, and works for twelve months more.',
      ),
    },
  ];
}
