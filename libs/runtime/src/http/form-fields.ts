/** A name with more brackets is one plain field. */
const MAX_DEPTH = 5;
const NESTED_NAME = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;

type Fields = Record<string, unknown>;

/**
 * Names as PHP's `http_build_query` and jQuery write them: `paradas[0][id]=1` becomes `{ paradas: [{ id: '1'
 * }] }`. Of a plain name given twice the last counts.
 */
export function nestedFields(flat: Readonly<Record<string, string | string[] | undefined>>): Fields {
  const fields = emptyFields();
  for (const [name, given] of Object.entries(flat)) {
    const path = pathOf(name);
    const value = Array.isArray(given) && !name.endsWith('[]') ? given.at(-1) : given;
    put(fields, path, value);
  }
  return asLists(fields) as Fields;
}

function pathOf(name: string): string[] {
  const [, first = name, rest = ''] = NESTED_NAME.exec(name) ?? [];
  const keys = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key);
  if (keys.at(-1) === '') keys.pop();
  return keys.length > MAX_DEPTH ? [name] : [first, ...keys];
}

/** Without prototype, so that a field named `__proto__` is a field. */
function emptyFields(): Fields {
  return Object.create(null) as Fields;
}

function put(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    fields[key] = value;
    return;
  }
  const known = fields[key];
  const inner = typeof known === 'object' && known !== null && !Array.isArray(known) ? known : emptyFields();
  fields[key] = inner;
  put(inner as Fields, rest, value);
}

/** Objects with the keys 0, 1, 2 … become lists. */
function asLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, asLists(inner)]);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
