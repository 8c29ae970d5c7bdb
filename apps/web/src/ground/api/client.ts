import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './console.js';
import { Problem, refusals } from './problem.js';

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

const hubChoice: Middleware = {
  onRequest({ request }) {
    const hub = chosenHub();
    if (hub !== null) request.headers.set('X-Hub-Id', hub);
    return request;
  },
};

export const api = createClient<paths>({ credentials: 'same-origin' });
api.use(hubChoice, refusals);

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
