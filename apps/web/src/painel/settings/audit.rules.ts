interface Difference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Changed values of a record; nested groups are compared value by value. */
export function differences(before: unknown, after: unknown): Difference[] {
  const was = flat(before);
  const is = flat(after);
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => name !== 'updated_at');
  return names
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => ({ name, before: was.get(name) ?? '–', after: is.get(name) ?? '–' }));
}

function flat(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map(path === '' ? [] : [[path, '–']]);
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, shown(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flat(inner, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
