import { ACCESS_TOKEN_SECONDS, APP_SCOPES, type AppScope } from '#domain';
import { list, same, table, text, told, type Block } from '#runtime';
import { TOOLS } from '../mcp/tool.vocabulary.js';
import { oauthAddresses } from '../oauth/oauth-metadata.mapper.js';
import { SCOPE_MEANINGS } from '../vocabulary/app-scope.vocabulary.js';
import { TOKEN_SAMPLES } from './apps-chapter.examples.js';
import type { ApiRoute } from './route.mapper.js';

const EVENT_MEANINGS = {
  'app.connected': told('uma loja instalou o aplicativo', 'a shop installed the app'),
  'app.scopes_changed': told(
    'a loja tirou um escopo, ou concordou com outros',
    'the shop took a scope back, or agreed to others',
  ),
  'app.disconnected': told(
    'a loja desconectou o aplicativo; seus tokens já não valem',
    'the shop disconnected the app; its tokens have ended',
  ),
} as const;

function installation(publicUrl: string): Block[] {
  const { authorizeUrl, tokenUrl, revokeUrl } = oauthAddresses(publicUrl);
  return [
    text(
      'A loja instala um aplicativo aprovado por redirecionamento, e ninguém copia chaves: OAuth 2 com código e PKCE, sem segredo do aplicativo. O que ele pede e para onde volta fica em Lojas, no portal.',
      'A shop installs an approved app by redirect, and nobody copies keys: OAuth 2 with a code and PKCE, without a secret of the app. What it asks for and where it returns to is set under Merchants in the portal.',
    ),
    list(
      told(
        `Leve o navegador a \`${authorizeUrl}\` com \`response_type=code\`, \`client_id\`, \`redirect_uri\`, \`scope\` (palavras com espaço entre elas), \`state\`, \`code_challenge\` e \`code_challenge_method=S256\`.`,
        `Send the browser to \`${authorizeUrl}\` with \`response_type=code\`, \`client_id\`, \`redirect_uri\`, \`scope\` (words with blanks between), \`state\`, \`code_challenge\` and \`code_challenge_method=S256\`.`,
      ),
      told(
        'O dono da loja vê o que você pede e concorda ou não. O navegador volta com `code`, `state` e `iss`, ou com `error`.',
        'The shop’s owner sees what you ask for and agrees or refuses. The browser returns with `code`, `state` and `iss`, or with `error`.',
      ),
      told(
        `Em um minuto, troque o código por tokens em \`${tokenUrl}\`, com o mesmo \`redirect_uri\` e o \`code_verifier\`. O de acesso (\`at_…\`) vale ${String(ACCESS_TOKEN_SECONDS / 60)} minutos; o de renovação (\`rt_…\`) vale uma vez e traz o próximo. Usado de novo, encerra todos. Com \`scope\`, a renovação pede um token que pode menos. Em http://localhost e 127.0.0.1 a porta do \`redirect_uri\` é livre.`,
        `Within a minute exchange the code for tokens at \`${tokenUrl}\`, with the same \`redirect_uri\` and the \`code_verifier\`. The access token (\`at_…\`) is good for ${String(ACCESS_TOKEN_SECONDS / 60)} minutes; the refresh token (\`rt_…\`) once, and brings the next. One that comes again ends all of them. With \`scope\` a refresh asks for a token that may less. At http://localhost and 127.0.0.1 the port of the \`redirect_uri\` is free.`,
      ),
      told(
        `\`${revokeUrl}\` encerra o que você já não usa; os endereços estão também em \`/.well-known/oauth-authorization-server\`, e os de \`/mcp\` em \`/.well-known/oauth-protected-resource\`.`,
        `\`${revokeUrl}\` ends what you use no more; the addresses are in \`/.well-known/oauth-authorization-server\` too, and those of \`/mcp\` in \`/.well-known/oauth-protected-resource\`.`,
      ),
    ),
    { kind: 'samples', samples: TOKEN_SAMPLES },
    text(
      'Com os tokens vêm `merchant_id`, `connection_id` e `webhook_secret`: um segredo do aplicativo para todas as lojas, o mesmo que o portal mostra em Webhook. Cada mensagem sobre uma loja diz de qual conexão é no cabeçalho `webhook-connection`. Quem instalou antes de 29/11/2026 mantém o segredo que recebeu; vale o da última resposta.',
      'With the tokens come `merchant_id`, `connection_id` and `webhook_secret`: one secret of the app for all shops, the one that the portal shows under Webhook. Each message about a shop says in the header `webhook-connection` which connection it is of. Shops that installed it before 29 November 2026 keep the secret that came then; the one of the last answer holds.',
    ),
    text(
      'Antes da aprovação, teste a instalação no sandbox: o portal, em Lojas, abre uma loja de teste com e-mail e senha. Entre com eles em `/loja` e siga o seu próprio link; só as lojas do sandbox veem um aplicativo que não foi aprovado.',
      'Before the approval try the installation in the sandbox: the portal opens a test shop with e-mail and password, under Merchants. Sign in to `/loja` with these and follow your own link; only shops of the sandbox see an app that was not approved.',
    ),
  ];
}

/** How apps act for shops: installation, tokens, what each scope allows, events. Made of the declarations of the endpoints. */
export function appsChapter(routes: readonly ApiRoute[], publicUrl: string): Block[] {
  return [
    ...installation(publicUrl),
    text(
      'O token vale em `/api/merchant` e em `/mcp`, e em nenhuma outra API: Full API, Open Delivery e Modelo M não conhecem escopos e respondem 401. O que cada escopo permite:',
      'The token is good for `/api/merchant` and `/mcp`, and for no other API: Full API, Open Delivery and Model M know no scopes and answer 401. What each scope allows:',
    ),
    table(
      [
        told('Escopo', 'Scope'),
        told('O que permite', 'What it allows'),
        told('Chamadas', 'Calls'),
        told('Ferramentas de `/mcp`', 'Tools of `/mcp`'),
      ],
      APP_SCOPES.map((scope) => [
        same(`\`${scope}\``),
        SCOPE_MEANINGS[scope],
        same(inCode(callsOf(routes, scope))),
        same(inCode(toolsOf(scope))),
      ]),
    ),
    text(
      'Sem o escopo a resposta é 403, `urn:problem:scope_missing`, com `WWW-Authenticate: Bearer error="insufficient_scope"` e o escopo que falta. O que não está na tabela é só de pessoas. A loja tira um escopo ou desconecta quando quiser, e vale na hora; um limite por dia recusa pedidos com `spending_limit_reached`.',
      'Without the scope the answer is 403, `urn:problem:scope_missing`, with `WWW-Authenticate: Bearer error="insufficient_scope"` and the scope that is missing. What is not in the table is for people only. The shop takes a scope back or disconnects whenever it likes, at once; a limit a day refuses orders with `spending_limit_reached`.',
    ),
    text(
      'O que a loja decide chega ao webhook do próprio aplicativo, assinado como os outros:',
      'What shops decide comes to the app’s own webhook, signed as the others are:',
    ),
    ...(Object.keys(EVENT_MEANINGS) as (keyof typeof EVENT_MEANINGS)[]).map((event): Block => ({
      ...{ kind: 'entry', name: event, text: EVENT_MEANINGS[event] },
      code: JSON.stringify({ event, ...ABOUT }, null, 2),
    })),
  ];
}

const ABOUT = {
  ...{ at: '2026-03-02T12:00:00.000Z', appId: 10_001, connectionId: 10_001, merchantId: 10_001 },
  scopes: ['quote', 'order'],
};

/** Who may see all may see its own. */
const reach = (scope: AppScope): readonly AppScope[] => (scope === 'see_all' ? ['see_own', scope] : [scope]);

function callsOf(routes: readonly ApiRoute[], scope: AppScope): string[] {
  return routes
    .filter(({ endpoint: { appScope } }) => appScope !== undefined && reach(scope).includes(appScope))
    .map(({ verb, path }) => `${verb.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`);
}

function toolsOf(scope: AppScope): string[] {
  return Object.entries(TOOLS)
    .filter(([, tool]) => reach(scope).includes(tool.scope))
    .map(([name]) => name);
}

const inCode = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ') || '—';
