import { AppGrants, type IssuedTokens } from '#domain/modules';
import { addressOf, limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import type { Response } from 'express';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { publicApi, type CallOf } from '../../http/declared-api.decorator.js';
import { oauthMetadata, protectedResource } from './oauth-metadata.mapper.js';
import { TokenRefusal } from './oauth.errors.js';
import { WORDS } from './words.js';

/** Requests a minute of one client from one address: refreshes of many merchants, and no room to guess. */
const PER_MINUTE = 300;

const tokenRequest = z.object({
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  client_id: z.string(),
  ...answers.each(['code', 'redirect_uri', 'code_verifier', 'refresh_token'], z.string().optional()),
  /** With a refresh token: may be less than the merchant agreed to. */
  scope: z.string().optional(),
});
const tokenAnswer = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  scope: z.string(),
  merchant_id: z.int(),
  /** As the header `webhook-connection` of what is sent about this shop names it. */
  connection_id: z.int(),
  /** Key of the Standard Webhooks signature: the app's, which the portal shows; null: it has no address. */
  webhook_secret: z.string().nullable(),
});

const tokensApi = publicApi('api/merchant/oauth', { grants: AppGrants, limiter: RateLimiter });

/** Tokens of apps that merchants install: RFC 6749 with PKCE, for clients without a secret. */
export const OAuthController = tokensApi.controller('OAuthController', {
  token: tokensApi.post('token', {
    summary: 'Tokens for a code, or for the refresh token that stands; a form or JSON',
    description:
      'A code is taken once, within a minute, with the `redirect_uri` and the verifier it was asked with. Each refresh ' +
      'token is taken once and replaced; one that comes again ends the grant. Refusals are those of RFC 6749: `error`, ' +
      '`error_description`.',
    body: tokenRequest,
    readsBody: true,
    answer: tokenAnswer,
    run: async ({ grants, limiter, request, response }) => {
      // Refusals too must not be cached.
      response.setHeader('Cache-Control', 'no-store');
      const asked = parseTokenRequest(request.body);
      const client = `oauth:${asked.clientId.slice(0, 20)}:${addressOf(request)}`;
      await limitRate(limiter, response, client, PER_MINUTE);
      if (asked.grant === 'code') return shown(await grants.exchange(asked));
      return shown(await grants.refresh(asked.clientId, asked.refreshToken, asked.scope));
    },
  }),
  revoke: tokensApi.post('revoke', {
    status: 200,
    summary: 'Ends the grant of a token (RFC 7009); a token that does not stand is answered alike',
    body: z.object({ client_id: z.string(), token: z.string() }),
    readsBody: true,
    run: async ({ grants, request }) => {
      const fields = fieldsOf(request.body);
      await grants.revoke(required(fields, 'client_id'), required(fields, 'token'));
    },
  }),
});

const api = publicApi('.well-known', { config: injected<RuntimeConfig>(RUNTIME_CONFIG) });

export const OAuthMetadataController = api.controller('OAuthMetadataController', {
  metadata: api.get('oauth-authorization-server', {
    summary: 'The authorization server’s metadata (RFC 8414)',
    answer: z.looseObject({ issuer: z.string() }),
    run: ({ config: { publicUrl }, response }) => shared(response, oauthMetadata(publicUrl)),
  }),
});

const RESOURCE = {
  summary: 'The metadata of `/mcp` as a protected resource (RFC 9728)',
  answer: z.looseObject({ resource: z.string(), authorization_servers: z.array(z.string()) }),
  run: ({ config: { publicUrl }, response }: CallOf<typeof api>) =>
    shared(response, protectedResource(publicUrl)),
};

export const ProtectedResourceController = api.controller('ProtectedResourceController', {
  metadata: api.get('oauth-protected-resource', RESOURCE),
  metadataOfPath: api.get('oauth-protected-resource/mcp', {
    ...RESOURCE,
    summary: 'The same, where RFC 9728 puts it for `/mcp`',
  }),
});

function shared<Metadata>(response: Response, metadata: Metadata): Metadata {
  response.set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' });
  return metadata;
}

function shown({ accessToken, expiresIn, refreshToken, scopes, merchantId, ...about }: IssuedTokens) {
  return {
    access_token: accessToken,
    token_type: 'Bearer' as const,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
    merchant_id: merchantId,
    connection_id: about.connectionId,
    webhook_secret: about.webhookSecret,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** @throws TokenRefusal */
function parseTokenRequest(body: unknown) {
  const fields = fieldsOf(body);
  const grant = required(fields, 'grant_type');
  const clientId = required(fields, 'client_id');
  if (grant === 'refresh_token')
    return {
      grant: 'refresh' as const,
      clientId,
      refreshToken: required(fields, 'refresh_token'),
      ...(fields['scope'] !== undefined && fields['scope'] !== '' && { scope: required(fields, 'scope') }),
    };
  if (grant !== 'authorization_code') throw new TokenRefusal('unsupported_grant_type', WORDS.en.grantType);
  const code = required(fields, 'code');
  const redirectUri = required(fields, 'redirect_uri');
  return { grant: 'code' as const, clientId, code, redirectUri, verifier: required(fields, 'code_verifier') };
}

function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

/** A parameter that comes once: RFC 6749 3.2 allows no other. */
function required(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '') throw new TokenRefusal('invalid_request', WORDS.en.required(name));
  if (typeof value !== 'string') throw new TokenRefusal('invalid_request', WORDS.en.once(name));
  return value;
}
