import type { Operations } from '../generated/console.js';
import { Problem, problemOf } from './problem.js';

/** The name of an operation: `POST /api/admin/orders/{id}/cancel`; without a verb it is a GET. */
export type Operation = keyof Operations;
export type Reading = Extract<Operation, `/${string}`>;

type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Content<O extends Operation> = Operations[O] extends { requestBody: { content: infer C } } ? C : never;
type Form<C> = C extends { 'multipart/form-data': FormData } ? { form: FormData } : never;

/** The JSON that an operation is sent: `Body<'POST /api/admin/orders'>`. */
export type Body<O extends Operation> = Content<O> extends { 'application/json': infer B } ? B : never;

/** Parameters of an operation's address, its query and its body in one record. */
export type Asks<O extends Operation> = Fields<Operations[O]['parameters']['path']> &
  Fields<Operations[O]['parameters']['query']> &
  Fields<Body<O> | Form<Content<O>>>;

type Responses<O extends Operation> = Operations[O]['responses'];
/** The JSON of an operation's successful answer: `Answer<'/api/admin/orders/{id}'>`. */
export type Answer<O extends Operation> =
  Extract<Responses<O>[Exclude<keyof Responses<O>, 'default'>], { content: unknown }> extends {
    content: { 'application/json': infer A };
  }
    ? A
    : undefined;

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly parseAs?: 'blob';
  readonly signal?: AbortSignal;
}

/** The arguments after an operation's name: none, where it has no parameters. */
export type Given<O extends Operation, More = Sent> =
  object extends Asks<O> ? [asked?: Asks<O>, more?: More] : [asked: Asks<O>, more?: More];

/**
 * Sends a request and reads its answer.
 * @throws Problem on a refusal; its code is `offline` when there is no network
 */
export async function exchange(method: string, address: string, sent: Sent) {
  const response = await offlineWithout(fetch(address, { method, ...bodyOf(sent) }));
  if (!response.ok) throw await problemOf(response);
  if (sent.parseAs === 'blob') return { response, data: (await response.blob()) as unknown };
  // A hotel's or a mobile operator's page instead of an answer counts as no network, too.
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

type Value = string | number | boolean;

/** An operation as a request. Parameters that its address does not name are a GET's query, else the body. */
export function requestOf(
  operation: string,
  asked: object = {},
  sent: Sent = {},
): Parameters<typeof exchange> {
  const [template = '', method = 'GET'] = operation.split(' ').reverse();
  if (Array.isArray(asked)) return [method, template, { ...sent, body: asked }];
  const { form, ...fields } = asked as Readonly<Record<string, Value | readonly Value[] | null | undefined>>;
  const rest = new Map(Object.entries(fields));
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  if (!form && method.startsWith('P')) return [method, address, { ...sent, body: Object.fromEntries(rest) }];
  const query = new URLSearchParams(
    [...rest].flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)])),
  );
  return [method, query.size > 0 ? `${address}?${query}` : address, { ...sent, body: form }];
}

export function callBy(send: typeof exchange) {
  return async <O extends Operation>(operation: O, ...[asked, sent]: Given<O>): Promise<Answer<O>> =>
    (await send(...requestOf(operation, asked as object, sent))).data as Answer<O>;
}

export function formOf(fields: Readonly<Record<string, string | Blob | Blob[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}
