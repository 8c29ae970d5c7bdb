import { Failure } from './failure.mjs';

/** Between two tries to connect a stream; it doubles up to the longest. */
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;
const READING_TRIES = 5;

/** `/api/developer` of a server, for one developer. */
export class DeveloperApi {
  #base;
  #token;

  constructor({ base, token }) {
    this.#base = base.replace(/\/$/, '');
    this.#token = token;
  }

  get base() {
    return this.#base;
  }

  /** The answer; what only reads is asked again while the server is away. */
  async call(method, path, body) {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    for (let tries = method === 'GET' ? READING_TRIES : 1, wait = MIN_PAUSE_MS; ; wait *= 2) {
      try {
        const text = await (await this.#fetch(path, init)).text();
        return text === '' ? null : JSON.parse(text);
      } catch (error) {
        if (error instanceof Failure) throw error;
        if (--tries === 0) throw new Failure(`${this.#base} does not answer: ${causeOf(error)}`);
        await pause(wait);
      }
    }
  }

  /** Items of a list that is read by `cursor`, the newest first. */
  async *items(path) {
    for (let cursor = ''; cursor !== null;) {
      const page = await this.call('GET', `${path}?limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`);
      yield* page.items;
      cursor = page.nextCursor ?? null;
    }
  }

  /** Events of a stream until the signal; a lost connection is made again and goes on where it ended. */
  async *events(path, signal) {
    let lastEventId;
    for (let wait = MIN_PAUSE_MS; !signal.aborted;) {
      try {
        const headers = { ...(lastEventId && { 'last-event-id': lastEventId }) };
        const { body } = await this.#fetch(path, { headers, signal });
        for await (const event of eventsOf(body)) {
          wait = MIN_PAUSE_MS;
          lastEventId = event.id ?? lastEventId;
          if (event.name !== undefined) yield event;
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Failure) throw error;
      }
      await pause(wait, signal);
      wait = Math.min(wait * 2, MAX_PAUSE_MS);
    }
  }

  async #fetch(path, { headers, ...init } = {}) {
    const all = {
      ...headers,
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      ...(init.body && { 'content-type': 'application/json' }),
    };
    const url = `${this.#base}/api/developer${path}`;
    const response = await fetch(url, { ...init, headers: all });
    if (response.ok) return response;
    // A server that is restarting, or has enough to do.
    if (response.status >= 500 || response.status === 429) throw new Error(String(response.status));
    throw new Failure(await refusalOf(response));
  }
}

async function refusalOf(response) {
  if (response.status === 401) return 'The log-in is not valid, or not any more: last-mile login';
  const text = await response.text();
  try {
    const { detail, errors } = JSON.parse(text);
    const fields = Object.entries(errors ?? {}).map(([field, said]) => `${field}: ${said.join(' ')}`);
    return [detail, ...fields].join('\n');
  } catch {
    return `${String(response.status)} ${text.slice(0, 200)}`;
  }
}

/** Events of `text/event-stream`; a heartbeat has an id at most. */
async function* eventsOf(body) {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop();
    for (const part of parts) {
      const fields = part.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
      const of = (name) => fields.find(([, field]) => field === name)?.[2];
      const data = of('data');
      yield { id: of('id'), name: of('event'), data: data === undefined ? null : JSON.parse(data) };
    }
  }
}

const causeOf = (error) => error.cause?.code ?? error.message;

/** Ends early with the signal. */
function pause(ms, signal) {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}
