import { HEARTBEAT, StreamPulse } from './stream-pulse.js';
import { now } from './clock.js';
import { observable } from './observable.js';

export interface LiveState {
  readonly live: boolean;
  /** Since when the stream is interrupted; null while it is live or has never been. */
  readonly lostAt: number | null;
}

/** A message between the tabs of a browser: one tab holds the stream and passes its events on. */
type Passed =
  | { readonly say: 'event'; readonly kind: string; readonly event: unknown; readonly id: string }
  | { readonly say: 'state'; readonly state: LiveState }
  | { readonly say: 'ask' };

/** The event that is raised when events were missed and cannot be had again: lists must be read again. */
export const BEHIND = 'behind';
const RETRY_MS = 3_000;

interface StreamSource {
  readonly address: string;
  /** Sent with each connection, beside the cursor. */
  readonly query?: Readonly<Record<string, string>>;
  readonly kinds: readonly string[];
  readonly take: (kind: string, event: unknown) => void;
  /** Called on the server's refusal. Returns false if nobody listens: then only `wake` connects again. */
  readonly refused: () => boolean;
}

/** One event stream of the server for all tabs of a browser: one has the connection and passes events on. */
export class LiveStream {
  readonly state = observable<LiveState>({ live: false, lostAt: null });
  private readonly channel: BroadcastChannel;
  private source: EventSource | null = null;
  private pulse: StreamPulse | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Id of the last event, even if another tab passed it on: the tab that takes over continues after it. */
  private lastId = '';
  private joined = false;
  /** The stream was refused while nobody listened: the session has ended. */
  private asleep = false;
  private readonly closing = new AbortController();

  constructor(private readonly from: StreamSource) {
    const { address, query = {} } = from;
    const name = ['live', address, ...Object.values(query)].join(' ');
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Passed>) => this.receive(data);
    this.pass({ say: 'ask' });
    // Only pages served by https or from this machine have locks; elsewhere each tab opens its own stream.
    if ('locks' in navigator) {
      const { signal } = this.closing;
      navigator.locks.request(name, { signal }, () => this.listenForAll()).catch(() => undefined);
    } else this.connect();
  }

  wake(): void {
    if (this.asleep) this.connect();
  }

  /** Ends the stream in this tab; another open tab takes over. */
  close(): void {
    this.closing.abort();
    clearTimeout(this.retry);
    this.hangUp();
    this.channel.close();
  }

  private receive(passed: Passed): void {
    if (passed.say === 'ask' && this.source) this.pass({ say: 'state', state: this.state.get() });
    if (passed.say === 'state') {
      this.state.set(passed.state);
      this.joined ||= passed.state.live;
    }
    if (passed.say !== 'event') return;
    this.lastId = passed.id;
    this.joined = true;
    this.from.take(passed.kind, passed.event);
  }

  /** Holds the lock until the stream is closed here; then the browser gives it to another tab. */
  private listenForAll(): Promise<void> {
    const { signal } = this.closing;
    if (signal.aborted) return Promise.resolve();
    this.connect();
    return new Promise((done) => {
      signal.addEventListener('abort', () => done());
    });
  }

  private connect(): void {
    this.asleep = false;
    const { address, kinds } = this.from;
    const query = new URLSearchParams(this.from.query);
    if (this.lastId !== '') query.set('lastEventId', this.lastId);
    const source = new EventSource(`${address}?${query.toString()}`);
    this.source = source;
    this.pulse = new StreamPulse(source, ['ready', ...kinds], () => this.reopen());
    source.addEventListener('ready', ({ data, lastEventId }: MessageEvent<string>) => {
      const { resumed } = JSON.parse(data) as { resumed: boolean };
      this.lastId = lastEventId;
      this.setStateOfAll({ live: true, lostAt: null });
      if (this.joined && !resumed) this.takeOfAll(BEHIND, null);
      this.joined = true;
    });
    source.addEventListener(HEARTBEAT, ({ lastEventId }) => {
      this.lastId = lastEventId;
    });
    for (const kind of kinds)
      source.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        this.lastId = lastEventId;
        this.takeOfAll(kind, JSON.parse(data));
      });
    source.addEventListener('error', () => this.lost());
  }

  private hangUp(): void {
    this.pulse?.stop();
    this.source?.close();
    this.source = null;
  }

  /** Called when the stream is dead and the browser has not noticed. */
  private reopen(): void {
    this.hangUp();
    this.sayLost();
    this.connect();
  }

  /**
   * EventSource reconnects after a loss by itself, with the last event's id; this code does after a refusal.
   */
  private lost(): void {
    this.sayLost();
    if (this.source?.readyState !== EventSource.CLOSED) return;
    this.hangUp();
    this.retry = setTimeout(() => {
      if (this.from.refused()) this.connect();
      else this.asleep = true;
    }, RETRY_MS);
  }

  private sayLost(): void {
    this.setStateOfAll({ live: false, lostAt: this.state.get().lostAt ?? now() });
  }

  private takeOfAll(kind: string, event: unknown): void {
    this.from.take(kind, event);
    this.pass({ say: 'event', kind, event, id: this.lastId });
  }

  private setStateOfAll(next: LiveState): void {
    this.state.set(next);
    this.pass({ say: 'state', state: next });
  }

  private pass(passed: Passed): void {
    this.channel.postMessage(passed);
  }
}
