import type { paths } from '../generated/console.js';
import { apiOf, exchange } from './exchange.js';
import { Problem } from './problem.js';

export { cache } from './cache.js';
export { Problem };

const HUB = 'hub';

/** The hub that an operator of the platform has chosen to work in; null: none. */
export function chosenHub(): string | null {
  return sessionStorage.getItem(HUB);
}

export function chooseHub(id: number): void {
  sessionStorage.setItem(HUB, String(id));
}

/** The address of a file that the browser itself asks for: it names the chosen hub there, as it sends no header. */
export function fileAddress(path: string): string {
  const hub = chosenHub();
  return hub === null ? path : `${path}${path.includes('?') ? '&' : '?'}hubId=${hub}`;
}

interface Watch {
  /** What each request says beside what it asks. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly refused: (problem: Problem) => void;
}

const watches: Watch[] = [];

/** Adds to each request of the page, and is told of what is refused. */
export function watchRequests(watch: Watch): void {
  watches.push(watch);
}

export const api = apiOf(async (method, address, sent) => {
  const hub = chosenHub();
  const own = watches.map(({ headers }) => headers());
  const headers = Object.assign({ ...(hub !== null && { 'X-Hub-Id': hub }) }, ...own, sent.headers) as object;
  try {
    return await exchange(method, address, { ...sent, headers: { ...headers } });
  } catch (error) {
    if (error instanceof Problem) for (const { refused } of watches) refused(error);
    throw error;
  }
});

/** The answer of an endpoint. A refusal is thrown as a Problem before this is reached. */
export async function answer<D>(call: Promise<{ data?: D }>): Promise<D> {
  return (await call).data as D;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The JSON of an operation's successful answer: `Answer<'/api/admin/orders/{id}', 'get'>`. */
export type Answer<P extends keyof paths, V extends Verb & keyof paths[P]> = paths[P][V] extends {
  responses: infer R;
}
  ? Extract<R[Exclude<keyof R, 'default'>], { content: unknown }> extends {
      content: { 'application/json': infer B };
    }
    ? B
    : never
  : never;

/** The JSON that an operation is sent: `Body<'/api/admin/orders', 'post'>`. */
export type Body<P extends keyof paths, V extends Verb & keyof paths[P]> = paths[P][V] extends {
  requestBody?: { content: { 'application/json': infer B } };
}
  ? B
  : never;

export type Order = Answer<'/api/admin/orders/{id}/assign', 'post'>;
export type OrderDetail = Answer<'/api/admin/orders/{id}', 'get'>;
export type Courier = Answer<'/api/admin/couriers/online', 'get'>['items'][number];
