/**
 * Checks that both have the same keys and kinds of values at every level; null may stand for the example's
 * null or text.
 */
export function expectShape(actual: unknown, example: unknown, path = '$'): void {
  if (actual === null && (example === null || path.match(/(lat|lng)$/))) return;
  if (example === null) {
    expect([path, typeof actual]).toEqual([path, 'string']);
    return;
  }
  expect([path, kindOf(actual)]).toEqual([path, kindOf(example)]);
  if (Array.isArray(example)) {
    for (const [i, item] of (actual as unknown[]).entries())
      expectShape(item, example[0], `${path}[${String(i)}]`);
  } else if (typeof example === 'object') {
    const record = actual as Record<string, unknown>;
    expect([path, Object.keys(record).sort()]).toEqual([path, Object.keys(example).sort()]);
    for (const [key, value] of Object.entries(example)) expectOptional(record[key], value, `${path}.${key}`);
  }
}

function expectOptional(actual: unknown, example: unknown, path: string): void {
  if (actual === null && typeof example === 'string') return;
  expectShape(actual, example, path);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
