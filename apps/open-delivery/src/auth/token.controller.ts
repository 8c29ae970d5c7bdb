import { Callers, isDomainError, type Caller } from '#domain';
import {
  addressOf,
  injected,
  limitRate,
  noteHub,
  RateLimiter,
  RequestRecording,
  RUNTIME_CONFIG,
  type RuntimeConfig,
} from '#runtime';
import type { Response } from 'express';
import { AccessTokens, TOKEN_LIFE_S } from './access-token.service.js';
import { OAuthError } from './oauth.errors.js';
import type { Answer } from '../docs/answer.schemas.js';
import { tokenExample } from '../docs/request.examples.js';
import { TOKEN_TEXTS } from '../vocabulary/error.vocabulary.js';
import { openDeliveryApi } from '../wire/endpoint.decorator.js';
import { parseTokenRequest, tokenRequest, type ClientPair } from './token-request.parser.js';

/** Per minute: enough for a mistake, too few to guess a secret. */
const FAILURES_PER_CLIENT = 30;
const FAILURES_PER_ADDRESS = 300;

const api = openDeliveryApi('oauth', {
  callers: Callers,
  tokens: AccessTokens,
  limiter: RateLimiter,
  recording: RequestRecording,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

export const TokenController = api.controller('TokenController', {
  issue: api.post('token', {
    operationId: 'getToken',
    summary: 'Token de acesso, válido por 24 horas; o par também pode vir em HTTP Basic',
    body: tokenRequest,
    readsBody: true,
    examples: { credenciais: tokenExample },
    answer: 'TokenAnswer',
    errors: [400, 401, 429, 503],
    run: async (call): Promise<Answer<'TokenAnswer'>> => {
      const { tokens, limiter, recording, config, request, response } = call;
      // Refusals too must not be cached.
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Pragma', 'no-cache');
      const pair = parseTokenRequest(request.body, request.headers.authorization);
      const address = addressOf(request);
      const client = `token:${pair.clientId.slice(0, 64)}:${address}`;
      await limitRate(limiter, response, client, config.rateLimitPerMinute);
      const caller = await authenticate(call, pair, address);
      noteHub(request, caller.hubId);
      if (caller.environment === 'test') recording.begin(request, response, caller.hubId);
      return { access_token: tokens.issue(caller), token_type: 'bearer', expires_in: TOKEN_LIFE_S };
    },
  }),
});

interface Called {
  readonly callers: Callers;
  readonly limiter: RateLimiter;
  readonly response: Response;
}

async function authenticate(
  { callers, limiter, response }: Called,
  pair: ClientPair,
  address: string,
): Promise<Caller> {
  try {
    return await callers.ofPair(pair.clientId, pair.clientSecret);
  } catch (error) {
    if (!isDomainError(error, 'credential_invalid')) throw error;
    await limitRate(limiter, response, `token-failed:${address}`, FAILURES_PER_ADDRESS);
    const client = `token-failed:${pair.clientId.slice(0, 64)}:${address}`;
    await limitRate(limiter, response, client, FAILURES_PER_CLIENT);
    throw new OAuthError('invalid_client', 401, TOKEN_TEXTS.unknownPair);
  }
}
