import { join } from 'node:path';
import { APP_SCOPES, type AppScope } from '#domain';
import { ACCESS_TOKEN_SECONDS } from '#domain/modules';
import { filled, readGuides, readPrograms, same, type Guides } from '#runtime';
import { oauthAddresses } from '../docs/oauth-addresses.mapper.js';
import type { ApiRoute } from '../docs/route.mapper.js';
import { TOOLS } from './mcp/tool.vocabulary.js';
import { APP_EVENT_MEANINGS, SCOPE_MEANINGS } from '../vocabulary/app.vocabulary.js';

const ASSETS = join(import.meta.dirname, 'assets');

/** How apps act for shops, from the declarations of the endpoints. */
export function appsGuide(routes: readonly ApiRoute[], publicUrl: string): Guides {
  const { authorizeUrl, tokenUrl, revokeUrl } = oauthAddresses(publicUrl);
  return filled(readGuides(ASSETS, 'apps'), {
    ...readPrograms(join(ASSETS, 'programs.md')),
    'authorize-url': same(authorizeUrl),
    'token-url': same(tokenUrl),
    'revoke-url': same(revokeUrl),
    'token-minutes': same(String(ACCESS_TOKEN_SECONDS / 60)),
    scopes: {
      rows: APP_SCOPES.map((scope) => [
        same(`\`${scope}\``),
        SCOPE_MEANINGS[scope],
        same(inCode(callsOf(routes, scope))),
        same(inCode(toolsOf(scope))),
      ]),
    },
    events: {
      blocks: (Object.keys(APP_EVENT_MEANINGS) as (keyof typeof APP_EVENT_MEANINGS)[]).map((event) => ({
        kind: 'entry',
        name: event,
        text: APP_EVENT_MEANINGS[event],
        code: JSON.stringify({ event, ...ABOUT }, null, 2),
      })),
    },
  });
}

const ABOUT = {
  at: '2026-03-02T12:00:00.000Z',
  appId: 10_001,
  connectionId: 10_001,
  merchantId: 10_001,
  scopes: ['quote', 'order'],
};

/** The scope `see_all` includes `see_own`. */
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
