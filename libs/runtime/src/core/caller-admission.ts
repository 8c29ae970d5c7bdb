import { HubGate, thenMaybeSync, type MaybePromise } from '#domain';
import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { requestOf, responseOf } from '../http/caller.js';
import { limitRate } from '../http/rate-limit.js';
import { holdTurn, noteHub } from '../http/request-context.js';
import { RUNTIME_CONFIG } from './core.js';
import { RequestRecording } from './request-recording.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import { HubTurns } from '../limits/hub-turns.js';
import { RateLimiter } from '../limits/rate-limiter.js';

/** A caller that a face's guard has identified. */
interface IdentifiedCaller {
  /** Name by which the caller's requests are counted: `credential:10001`, never the key itself. */
  readonly account: string;
  /** null: an operator of the platform who named no hub. */
  readonly hubId: number | null;
  /** Requests of test credentials are recorded, for their developers. */
  readonly environment?: 'live' | 'test';
}

/**
 * Notes an identified caller's hub for the request's log line, counts the request, and lets it wait for the
 * hub's turn. Those of a hub that works elsewhere are refused. @throws rate_limited · hub_moving · hub_moved
 */
@Injectable()
export class CallerAdmission {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly turns: HubTurns,
    private readonly gate: HubGate,
    private readonly recording: RequestRecording,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  admit(context: ExecutionContext, { account, hubId, environment }: IdentifiedCaller): MaybePromise<void> {
    const request = requestOf(context);
    const response = responseOf(context);
    if (hubId !== null) noteHub(request, hubId);
    if (environment === 'test' && hubId !== null) this.recording.begin(request, response, hubId);
    const counted = limitRate(this.limiter, response, account, this.config.rateLimitPerMinute);
    if (hubId === null) return counted;
    return thenMaybeSync(counted, () =>
      thenMaybeSync(this.gate.admit(hubId), () => this.awaitTurn(response, hubId)),
    );
  }

  private awaitTurn(response: ServerResponse, hubId: number): MaybePromise<void> {
    // The files of a form have yet to come, and who sends them slowly would hold the turn.
    if (response.req.headers['content-type']?.startsWith('multipart/')) return;
    return thenMaybeSync(this.turns.take(hubId), (end) => holdTurn(response, end));
  }
}
