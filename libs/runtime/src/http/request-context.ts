import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';

/** What the house knows about a request while it is under way; `hubId` is told by the face once it knows the caller. */
export interface RequestContext {
  readonly id: string;
  readonly face: string;
  readonly startedAt: number;
  hubId: number | null;
}

const ACCEPTED_ID = /^[\w.-]{8,64}$/;
/** Unique for this process, so that ids of several processes do not meet in one log. */
const PROCESS = randomBytes(6).toString('base64url');
let counter = 0;

export function newContext(request: IncomingMessage, face: string): RequestContext {
  const given = request.headers['x-request-id'];
  const id =
    typeof given === 'string' && ACCEPTED_ID.test(given)
      ? given
      : `${PROCESS}-${(++counter).toString(36).padStart(6, '0')}`;
  return { id, face, startedAt: performance.now(), hubId: null };
}

export function contextOf(request: object): RequestContext | undefined {
  return (request as { context?: RequestContext }).context;
}

/** For the request's log line. */
export function noteHub(request: object, hubId: number): void {
  const context = contextOf(request);
  if (context) context.hubId = hubId;
}
