import type { Request } from 'express';

interface Layer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** The methods a path answers to, where the method asked for is none of them; empty for an unknown path. */
export function allowedMethods({ app, baseUrl, path }: Request): string[] {
  const { stack } = (app as unknown as { router: { stack: readonly Layer[] } }).router;
  const methods = stack
    .filter((layer) => layer.route && layer.match(baseUrl + path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}));
  return [...new Set(methods.map((method) => method.toUpperCase()))].sort();
}
