import { LRUCache } from 'lru-cache';
import type { Metrics } from '../metrics/metrics.js';

interface Versioned {
  readonly id: number;
  readonly version: string;
}

interface View {
  /** Unique among all faces; a record has several. */
  readonly name: string;
  /** Everything besides the record that its body shows. */
  readonly context: string;
}

interface RenderedBody {
  readonly context: string;
  readonly version: string;
  readonly json: Uint8Array;
}

/** Memory of an entry besides its JSON. */
const ENTRY_BYTES = 300;

/**
 * Cache of records' JSON as the faces of this process rendered it, limited by bytes; the least recently used
 * goes first. A body is found only by its version, so a stale one is never sent.
 */
export class RenderedBodies {
  /** Own memory for each body: `Buffer.from` takes a block of up to 64 KB, which one body would keep. */
  private readonly encoder = new TextEncoder();
  private readonly bodies: LRUCache<string, RenderedBody> | null;
  private readonly lookups = { hit: 0, miss: 0 };

  /** `maxBytes` 0: nothing is cached. */
  constructor(maxBytes: number) {
    this.bodies =
      maxBytes === 0
        ? null
        : new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ json }) => json.length + ENTRY_BYTES });
  }

  get bytes(): number {
    return this.bodies?.calculatedSize ?? 0;
  }

  /**
   * In the order of `records`. `render` is called once for all that are not cached; a record that it leaves
   * out is missing in the result.
   */
  async load(
    { name, context }: View,
    records: readonly Versioned[],
    render: (ids: readonly number[]) => Promise<readonly (Versioned & { readonly body: object })[]>,
  ): Promise<Uint8Array[]> {
    const found = new Map<number, Uint8Array>();
    for (const { id, version } of records) {
      const cached = this.bodies?.get(keyOf(name, id));
      if (cached?.version === version && cached.context === context) found.set(id, cached.json);
    }
    const missing = records.filter(({ id }) => !found.has(id)).map(({ id }) => id);
    this.lookups.hit += records.length - missing.length;
    this.lookups.miss += missing.length;
    for (const { id, version, body } of missing.length === 0 ? [] : await render(missing)) {
      const json = this.encoder.encode(JSON.stringify(body));
      this.bodies?.set(keyOf(name, id), { context, version, json });
      found.set(id, json);
    }
    return records.flatMap(({ id }) => found.get(id) ?? []);
  }

  clear(): void {
    this.bodies?.clear();
  }

  observe(metrics: Metrics): void {
    const help = 'Bodies asked of the cache of rendered JSON, by whether it had them';
    metrics.counter({ name: 'rendered_bodies_total', help, label: 'result' }, () => this.lookups);
    metrics.gauge<never>(
      { name: 'rendered_bodies_bytes', help: 'Memory of the cache of rendered JSON', aggregator: 'sum' },
      async () => [{ value: this.bytes }],
    );
  }
}

const keyOf = (name: string, id: number) => `${name}/${String(id)}`;
