type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Mocks the API for a component's spec, by verb: each answers JSON, a response, or a function of the body
 * that returns one of them. Returns a mock of what was asked: `POST /api/admin/claims/7/decide` and its body.
 */
export function answering(answers: Partial<Record<Verb, unknown>>) {
  const asked = jest.fn((_operation: string, _body?: unknown): void => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const method = (init?.method ?? 'GET') as Verb;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    asked(`${method} ${address as string}`, body);
    const answer = answers[method];
    const found = await (answer instanceof Function ? (answer as (body: unknown) => unknown)(body) : answer);
    return found instanceof Response ? found : Response.json(found ?? {});
  });
  return asked;
}
