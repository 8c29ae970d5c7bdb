type Within = Readonly<Record<string, unknown>>;

/** The name that a path begins with. */
export const rootOf = (path: string) => path.split('.', 1)[0] ?? path;

/** The value at a path inside others, `stops.0.address`; undefined: there is none. */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => (within as Within | undefined)?.[name], values);
}

/** The same values with another at a path. */
export function placed<T extends object>(values: T, path: string, value: unknown): T {
  const [name = '', ...inner] = path.split('.');
  const next =
    inner.length === 0 ? value : placed((values as Within)[name] as object, inner.join('.'), value);
  if (!Array.isArray(values)) return { ...values, [name]: next };
  return values.map((one: unknown, at) => (at === Number(name) ? next : one)) as T;
}
