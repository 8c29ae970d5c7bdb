import { runAsReader } from '#domain';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RecentWriters } from '../limits/recent-writers.js';

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A replica answers the request's reads, unless its caller wrote a moment ago. */
export function serveByCaller(
  writers: RecentWriters,
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => void,
): void {
  const [caller, ...others] = callersOf(request);
  if (READING_METHODS.has(request.method ?? '')) {
    let wrote: ReturnType<RecentWriters['wroteLately']> | null = null;
    runAsReader({ wroteLately: () => (wrote ??= writers.wroteLately([caller, ...others])) }, serve);
    return;
  }
  void Promise.resolve(writers.begin(caller)).then((ended) => {
    if (response.closed) ended();
    else response.once('close', ended);
    serve();
  });
}

/** A log-in or a registration has no credential yet, and what follows it comes from the same address. */
function callersOf({ headers, socket }: IncomingMessage): [string, ...string[]] {
  const credential = headers.authorization ?? headers['api-key'] ?? headers.cookie;
  const address = `address ${String(headers['x-forwarded-for'] ?? socket.remoteAddress)}`;
  return credential === undefined ? [address] : [String(credential), address];
}
