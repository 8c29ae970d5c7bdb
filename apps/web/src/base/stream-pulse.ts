import { now } from './clock.js';

/** Silence of a dead stream: the server sends a heartbeat every 15 s, which a slow network may delay. */
const MAX_SILENCE_MS = 40_000;
const CHECK_MS = 5_000;
export const HEARTBEAT = 'heartbeat';

/**
 * Notices that an event stream is dead although the browser takes it for open: the phone slept, or changed
 * its network. Looks every few seconds, and at once when the page comes to the front or the network returns.
 */
export class StreamPulse {
  private lastEventAt = now();
  private readonly over = new AbortController();

  /** `kinds`: the events of the stream, each a sign of life. `dead` is called once. */
  constructor(source: EventSource, kinds: readonly string[], dead: () => void) {
    const { signal } = this.over;
    const note = () => {
      this.lastEventAt = now();
    };
    const look = () => {
      if (now() - this.lastEventAt < MAX_SILENCE_MS) return;
      this.stop();
      dead();
    };
    for (const kind of ['open', HEARTBEAT, ...kinds]) source.addEventListener(kind, note, { signal });
    const timer = setInterval(look, CHECK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('online', look, { signal });
  }

  stop(): void {
    this.over.abort();
  }
}
