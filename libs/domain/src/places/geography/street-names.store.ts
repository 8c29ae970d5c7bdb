import { gramsOf } from './street-name.parser.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHANGED, type Clock, type Database, statement } from '../../base/index.js';
import { AnswerCache } from './circuit-breaker.policy.js';

const INITIAL_CAPACITY = 4;
/** Grams of a name are counted in a byte. */
const MAX_GRAMS = 255;

interface Holders {
  names: Uint32Array;
  count: number;
}

interface Likeness {
  readonly name: number;
  readonly score: number;
}

/** Street names by trigrams, in memory: ten thousand are compared in a fraction of a millisecond. */
export class StreetNames {
  private readonly keys: string[] = [];
  private readonly known = new Set<string>();
  private readonly holders = new Map<string, Holders>();
  /** For each name the number of its grams, and of those that are searched for; 0 between searches. */
  private grams = new Uint8Array(INITIAL_CAPACITY);
  private hits = new Uint8Array(INITIAL_CAPACITY);

  get size(): number {
    return this.keys.length;
  }

  /** @param key the words of a name, as in `streets.name_key`. */
  add(key: string): void {
    if (this.known.has(key)) return;
    this.known.add(key);
    const name = this.keys.push(key) - 1;
    if (name === this.grams.length) {
      this.grams = doubled(this.grams, new Uint8Array(2 * name));
      this.hits = new Uint8Array(2 * name);
    }
    const grams = boundedGrams(key.split(' '));
    this.grams[name] = grams.length;
    for (const gram of grams) this.hold(gram, name);
  }

  /** The most alike first. */
  nearest(words: readonly string[], most: number): string[] {
    const grams = boundedGrams(words);
    const best: Likeness[] = [];
    for (const name of this.namesWithAny(grams)) {
      const score = (this.hits[name] ?? 0) / ((this.grams[name] ?? 0) + grams.length);
      this.hits[name] = 0;
      keepBest(best, name, score, most);
    }
    return best.map(({ name }) => this.keys[name] ?? '');
  }

  /** The names that begin with a text, then those of which a later word does. */
  beginning(text: string, most: number): string[] {
    if (text === '') return [];
    const first: string[] = [];
    const later: string[] = [];
    for (const key of this.keys) {
      if (first.length === most) break;
      if (key.startsWith(text)) first.push(key);
      else if (later.length < most && key.includes(` ${text}`)) later.push(key);
    }
    return [...first, ...later].slice(0, most);
  }

  /** Also counts the hits of each name. */
  private namesWithAny(grams: readonly string[]): number[] {
    const { hits } = this;
    const met: number[] = [];
    for (const gram of grams) {
      const holders = this.holders.get(gram);
      for (const name of holders?.names.subarray(0, holders.count) ?? []) {
        const before = hits[name] ?? 0;
        if (before === 0) met.push(name);
        hits[name] = before + 1;
      }
    }
    return met;
  }

  private hold(gram: string, name: number): void {
    const holders = this.holders.get(gram) ?? { names: new Uint32Array(INITIAL_CAPACITY), count: 0 };
    if (holders.count === 0) this.holders.set(gram, holders);
    if (holders.count === holders.names.length)
      holders.names = doubled(holders.names, new Uint32Array(2 * holders.count));
    holders.names[holders.count++] = name;
  }
}

const boundedGrams = (words: readonly string[]) => gramsOf(words).slice(0, MAX_GRAMS);

function doubled<T extends Uint8Array | Uint32Array>(values: T, larger: T): T {
  larger.set(values);
  return larger;
}

/** Puts one of many in its place among the best, the earlier name first where they are alike. */
function keepBest(best: Likeness[], name: number, score: number, most: number): void {
  const isBehind = (one: Likeness) => one.score > score || (one.score === score && one.name < name);
  const last = best.at(-1);
  if (best.length === most && last && isBehind(last)) return;
  if (best.length === most) best.pop();
  const at = best.findLastIndex(isBehind) + 1;
  best.splice(at, 0, { name, score });
}

/** Maximum of names of a hub, and of all together, of about 150 bytes each: a large city has 50,000. */
const MAX_NAMES = 200_000;
/** Changes drop and complete the names: this is for notices that were lost. */
const TTL_MS = 3_600_000;
/** Names indexed in one turn of the event loop. */
const NAMES_PER_TURN = 1_000;

/** $1 hub, $2 the most names. */
const NAMES_OF_HUB = statement(
  'geography.gazetteer_street_names',
  `select distinct name_key as key from streets where hub_id = $1 limit $2`,
);

/** The street names of the hubs that were searched last. */
export class HubStreetNames {
  private readonly hubs: AnswerCache<number, StreetNames>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    const sizeOf = ({ size }: StreetNames) => 1 + size;
    this.hubs = new AnswerCache(clock, { ttlMs: TTL_MS, maxEntries: MAX_NAMES, sizeOf });
    db.changes.on(CHANGED.streets, (hubId) => {
      if (hubId === null) this.hubs.clear();
      else this.hubs.delete(hubId);
    });
    db.changes.on(CHANGED.streetLearned, (key) => {
      if (key === null) this.hubs.clear();
      else this.learn(...learnedStreet(key));
    });
  }

  of(hubId: number): Promise<StreetNames> {
    return this.hubs.load(hubId, () => this.read(hubId));
  }

  private learn(hubId: number, nameKey: string): void {
    const names = this.hubs.get(hubId);
    if (names) names.add(nameKey);
    // What is being read may lack it.
    else this.hubs.delete(hubId);
  }

  private async read(hubId: number): Promise<StreetNames> {
    const rows = await this.db.query(NAMES_OF_HUB, [hubId, MAX_NAMES - 1]);
    const names = new StreetNames();
    for (const [at, { key }] of rows.entries()) {
      names.add(key);
      if (at % NAMES_PER_TURN === NAMES_PER_TURN - 1) await nextTurn();
    }
    return names;
  }
}

export const learnedStreetKey = (hubId: number, nameKey: string) => `${String(hubId)} ${nameKey}`;

function learnedStreet(key: string): [hubId: number, nameKey: string] {
  const space = key.indexOf(' ');
  return [Number(key.slice(0, space)), key.slice(space + 1)];
}
