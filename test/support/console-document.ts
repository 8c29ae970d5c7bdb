type Json = Record<string, unknown>;

/** The console's documents: one a kind of caller. */
export const CONSOLE_DOCUMENTS = ['console', 'admin', 'courier', 'merchant', 'developer'].map(
  (part) => `/api/${part}/openapi.json`,
);

/** The console's documents as one, with everything in its place instead of references. */
export async function wholeConsoleDocument(read: (path: string) => Promise<string>): Promise<Json> {
  const parts = await Promise.all(
    CONSOLE_DOCUMENTS.map(async (path) => inPlace(JSON.parse(await read(path)) as Json)),
  );
  const joined = (key: string) => Object.assign({}, ...parts.map((part) => part[key])) as Json;
  const tags = parts.flatMap((part) => part['tags'] as object[]);
  return { ...parts[0], tags, paths: joined('paths'), webhooks: joined('webhooks') };
}

function inPlace(document: Json): Json {
  const at = (reference: string) =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((node, step) => (node as Json)[step], document);
  const whole = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(whole);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref: reference } = node as { $ref?: unknown };
    if (typeof reference === 'string') return whole(at(reference));
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, whole(inner)]));
  };
  return whole(document) as Json;
}
