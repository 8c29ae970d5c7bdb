import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/console.js';
import { Problem, problemOf } from './problem.js';

type Value = string | number | boolean;
type Values = Readonly<Record<string, Value | readonly Value[] | null | undefined>>;

interface Sent {
  readonly params?: { readonly path?: Values; readonly query?: Values };
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly parseAs?: 'blob';
  readonly signal?: AbortSignal;
}

interface Answered {
  readonly data: unknown;
  readonly response: Response;
}

/**
 * Sends a request and reads its answer.
 * @throws Problem on a refusal; its code is `offline` when there is no network
 */
export async function exchange(method: string, address: string, sent: Sent): Promise<Answered> {
  const response = await offlineWithout(fetch(address, { method, ...bodyOf(sent) }));
  if (!response.ok) throw await problemOf(response);
  if (sent.parseAs === 'blob') return { response, data: await response.blob() };
  // A page instead of an answer is of the network too: a hotel's or a mobile operator's.
  const read = async () => {
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as unknown;
  };
  return { response, data: await offlineWithout(read()) };
}

function offlineWithout<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => Promise.reject(new Problem(0, 'offline', 'offline')));
}

function bodyOf({ body, headers, signal }: Sent): RequestInit {
  const form = body instanceof FormData;
  return {
    ...(signal && { signal }),
    headers: { ...(body !== undefined && !form && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  };
}

/** The API, typed by its OpenAPI document; `openapi-fetch`, whose types these are, weighs three times as much. */
export function apiOf(
  send: typeof exchange,
): Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> {
  const by =
    (method: string) =>
    (template: string, sent: Sent = {}) => {
      const { path = {}, query = {} } = sent.params ?? {};
      const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(path[name])),
      );
      const asked = new URLSearchParams(
        Object.entries(query).flatMap(([name, value]) =>
          [value ?? []].flat().map((one) => [name, String(one)]),
        ),
      );
      return send(method, asked.size > 0 ? `${filled}?${asked}` : filled, sent);
    };
  const calls = {
    GET: by('GET'),
    POST: by('POST'),
    PUT: by('PUT'),
    PATCH: by('PATCH'),
    DELETE: by('DELETE'),
  };
  return calls as unknown as ReturnType<typeof apiOf>;
}
