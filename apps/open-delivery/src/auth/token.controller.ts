import { Callers, isDomainError, type Caller } from '#domain';
import {
  addressOf,
  limitRate,
  noteHub,
  RateLimiter,
  RequestRecording,
  RUNTIME_CONFIG,
  type RuntimeConfig,
} from '#runtime';
import { Body, Controller, Headers, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AccessTokens, TOKEN_LIFE_S } from './access-token.service.js';
import { OAuthError } from './oauth.errors.js';
import type { Answer } from '../docs/answer.schemas.js';
import { tokenExample } from '../docs/request.examples.js';
import { TOKEN_TEXTS } from '../vocabulary/error.vocabulary.js';
import { Endpoint } from '../wire/endpoint.decorator.js';
import { parseTokenRequest, tokenRequest, type ClientPair } from './token-request.parser.js';

/** Wrong secrets a minute: enough for a mistake, too few to guess one. */
const FAILURES_PER_CLIENT = 30;
const FAILURES_PER_ADDRESS = 300;

@Controller('oauth')
export class TokenController {
  constructor(
    private readonly callers: Callers,
    private readonly tokens: AccessTokens,
    private readonly limiter: RateLimiter,
    private readonly recording: RequestRecording,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** The body is read in the handler, because refusals too must not be cached. */
  @Endpoint({
    method: 'POST',
    path: 'token',
    status: 200,
    operationId: 'getToken',
    summary: 'Token de acesso, válido por 24 horas; o par também pode vir em HTTP Basic',
    body: tokenRequest,
    examples: { credenciais: tokenExample },
    answer: 'TokenAnswer',
    errors: [400, 401, 429, 503],
  })
  async issue(
    @Body() body: unknown,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<'TokenAnswer'>> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Pragma', 'no-cache');
    const pair = parseTokenRequest(body, authorization);
    const address = addressOf(request);
    await limitRate(
      this.limiter,
      response,
      `token:${pair.clientId.slice(0, 64)}:${address}`,
      this.config.rateLimitPerMinute,
    );
    const caller = await this.authenticate(pair, address, response);
    noteHub(request, caller.hubId);
    if (caller.environment === 'test') this.recording.begin(request, response, caller.hubId);
    return { access_token: this.tokens.issue(caller), token_type: 'bearer', expires_in: TOKEN_LIFE_S };
  }

  private async authenticate(pair: ClientPair, address: string, response: Response): Promise<Caller> {
    try {
      return await this.callers.ofPair(pair.clientId, pair.clientSecret);
    } catch (error) {
      if (!isDomainError(error, 'credential_invalid')) throw error;
      await limitRate(this.limiter, response, `token-failed:${address}`, FAILURES_PER_ADDRESS);
      const client = `token-failed:${pair.clientId.slice(0, 64)}:${address}`;
      await limitRate(this.limiter, response, client, FAILURES_PER_CLIENT);
      throw new OAuthError('invalid_client', 401, TOKEN_TEXTS.unknownPair);
    }
  }
}
