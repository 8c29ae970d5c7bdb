/** Which specs each suite loads; a spec that runs alone is its own suite. */
export function suites(files?: readonly string[]): ReadonlyMap<string, readonly string[]>;
export function specsOf(suite: string): readonly string[];
