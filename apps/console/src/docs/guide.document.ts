import { join } from 'node:path';
import {
  adviceOf,
  ALL_REFUSALS,
  changeRows,
  filled,
  readGuides,
  refusalRows,
  statusRows,
  type Block,
  type Guides,
  readPrograms,
  same,
  type GuidePlaces,
} from '#runtime';
import { consoleProblem } from '../http/problem.mapper.js';
import { PROBLEM_TEXTS } from '../vocabulary/error.vocabulary.js';
import type { ApiRoute } from './route.mapper.js';
import { ACCESS_TOKEN_SECONDS, APP_SCOPES, type AppScope } from '#domain';
import { TOOLS } from '../mcp/tool.vocabulary.js';
import { oauthAddresses } from '../oauth/oauth-metadata.mapper.js';
import { APP_EVENT_MEANINGS, SCOPE_MEANINGS } from '../vocabulary/app.vocabulary.js';

const ASSETS = join(import.meta.dirname, 'assets');
const GUIDES = readGuides(ASSETS, 'guide');

/** What the developers' portal shows beyond the contracts, the same for all protocols. */
export const platformGuide = (publicUrl: string) => readGuides(ASSETS, 'platform', { origin: publicUrl });

const PROBLEM = consoleProblem(409, PROBLEM_TEXTS.quote_expired.detail, 'urn:problem:quote_expired');
const REFUSAL: Block = { kind: 'code', language: 'json', code: JSON.stringify(PROBLEM, null, 2) };

export function consoleGuide(routes: readonly ApiRoute[], publicUrl: string): Guides {
  return filled(GUIDES, {
    statuses: statusRows({ nameOf: (status) => status, eventsOf: (happened) => [happened] }),
    refusal: { blocks: [REFUSAL] },
    refusals: refusalRows(
      ALL_REFUSALS.map((code) => {
        return { answer: `${String(PROBLEM_TEXTS[code].status)} \`${code}\``, ...adviceOf(code) };
      }),
    ),
    ...appsPlaces(routes, publicUrl),
    changed: changeRows('console'),
  });
}

const PROGRAMS = readPrograms(join(ASSETS, 'programs.md'));

/** How apps act for shops, from the declarations of the endpoints. */
function appsPlaces(routes: readonly ApiRoute[], publicUrl: string) {
  const { authorizeUrl, tokenUrl, revokeUrl } = oauthAddresses(publicUrl);
  return {
    ...PROGRAMS,
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
  } satisfies GuidePlaces;
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
