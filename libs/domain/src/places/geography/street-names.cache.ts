import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHANGED, type Clock, type Database, statement } from '../../base/index.js';
import { AnswerCache } from './answer.cache.js';
import { StreetNames } from './street-names.store.js';

/** A large city has 50,000 names; more are searched in the database. About 150 bytes each. */
const MAX_NAMES = 100_000;
/** Most names of all hubs together. */
const MAX_NAMES_IN_MEMORY = 200_000;
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
  /** null: the hub has too many names to look at each. */
  private readonly hubs: AnswerCache<number, StreetNames | null>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    const sizeOf = (names: StreetNames | null) => 1 + (names?.size ?? 0);
    this.hubs = new AnswerCache(clock, { ttlMs: TTL_MS, maxEntries: MAX_NAMES_IN_MEMORY, sizeOf });
    db.changes.on(CHANGED.streetLearned, (key) => {
      if (key === null) this.clear();
      else this.learn(...learnedStreet(key));
    });
  }

  /** The known names that are most alike; null: the hub has too many. */
  async nearest(hubId: number, words: readonly string[], most: number): Promise<string[] | null> {
    const names = await this.hubs.load(hubId, () => this.read(hubId));
    return names && names.nearest(words, most);
  }

  /** The known names that begin with a text; none where the hub has too many. */
  async beginning(hubId: number, text: string, most: number): Promise<string[]> {
    const names = await this.hubs.load(hubId, () => this.read(hubId));
    return names?.beginning(text, most) ?? [];
  }

  drop(hubId: number): void {
    this.hubs.delete(hubId);
  }

  clear(): void {
    this.hubs.clear();
  }

  private learn(hubId: number, nameKey: string): void {
    const names = this.hubs.get(hubId);
    if (names) names.add(nameKey);
    // What is being read may lack it.
    else this.drop(hubId);
  }

  private async read(hubId: number): Promise<StreetNames | null> {
    const rows = await this.db.query<{ key: string }>(NAMES_OF_HUB, [hubId, MAX_NAMES + 1]);
    if (rows.length > MAX_NAMES) return null;
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
