import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AnswerBatch } from './answer-batch.js';
import type { OpenStreams } from './open-streams.js';
import { TransportError } from './transport.error.js';

/** A field that the endpoint does not know. `meant`: the name that probably was; null: none is near. */
export interface IgnoredField {
  readonly field: string;
  readonly meant: string | null;
}

/** The face sets `hubId` once it knows the caller. */
export interface RequestContext {
  readonly id: string;
  readonly face: string;
  readonly startedAt: number;
  /** `EventStream` adds its response. */
  readonly openStreams: OpenStreams;
  readonly answers: AnswerBatch;
  /** Kept by `RequestDeadlines` while it watches the request. */
  deadlinePlace: number | null;
  hubId: number | null;
  /** Fields that the endpoint does not know, where the request is recorded; null: nobody reads them. */
  ignored: IgnoredField[] | null;
  /** Ends the turn of the caller's hub: with the answer, or when it becomes a stream. */
  endTurn: (() => void) | null;
}

const ACCEPTED_ID = /^[\w.-]{8,64}$/;
/** Ids of several processes then differ in one log. */
const PROCESS = randomBytes(6).toString('base64url');
let counter = 0;

export function newContext(
  request: IncomingMessage,
  { face, openStreams, answers }: Pick<RequestContext, 'face' | 'openStreams' | 'answers'>,
): RequestContext {
  const given = request.headers['x-request-id'];
  const id =
    typeof given === 'string' && ACCEPTED_ID.test(given)
      ? given
      : `${PROCESS}-${(++counter).toString(36).padStart(6, '0')}`;
  return {
    id,
    face,
    startedAt: performance.now(),
    openStreams,
    answers,
    deadlinePlace: null,
    hubId: null,
    ignored: null,
    endTurn: null,
  };
}

export function contextOf(request: object): RequestContext | undefined {
  return (request as { context?: RequestContext }).context;
}

export function noteHub(request: object, hubId: number): void {
  const context = contextOf(request);
  if (context) context.hubId = hubId;
}

/** Until the server has answered. @throws timed_out: the caller that waited for the turn has gone */
export function holdTurn(response: ServerResponse, end: () => void): void {
  const context = contextOf(response.req);
  if (context === undefined || response.closed || response.headersSent) {
    end();
    throw new TransportError('timed_out');
  }
  context.endTurn = end;
}
