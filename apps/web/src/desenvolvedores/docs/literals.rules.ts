function lines(items: readonly string[], open: string, close: string, depth: number): string {
  if (items.length === 0) return open + close;
  const pad = '  '.repeat(depth + 1);
  return `${open}\n${items.map((item) => `${pad}${item},`).join('\n')}\n${'  '.repeat(depth)}${close}`;
}

/** A value as PHP writes it. */
export function phpOf(value: unknown, depth = 0): string {
  if (Array.isArray(value))
    return lines(
      value.map((one) => phpOf(one, depth + 1)),
      '[',
      ']',
      depth,
    );
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([key, one]) => `'${key}' => ${phpOf(one, depth + 1)}`);
    return lines(items, '[', ']', depth);
  }
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  return JSON.stringify(value);
}

/** A value as Python writes it. */
export function pythonOf(value: unknown, depth = 0): string {
  if (Array.isArray(value))
    return lines(
      value.map((one) => pythonOf(one, depth + 1)),
      '[',
      ']',
      depth,
    );
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([key, one]) => `"${key}": ${pythonOf(one, depth + 1)}`);
    return lines(items, '{', '}', depth);
  }
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}
