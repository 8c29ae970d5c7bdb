import { CHANGED, type Clock, type Database, ExpiringCache, type Statement } from '../../base/index.js';
import type { AccountKind } from './session.rules.js';

/** People of one kind by id, read by one statement; cached until one is announced as changed, at most three seconds. */
export function peopleCache<Person extends object>(
  db: Database,
  clock: Clock,
  kind: AccountKind,
  byId: Statement,
): ExpiringCache<number, Person | null> {
  const cache = new ExpiringCache(clock, (id: number) => db.first<Person>(byId, [id]));
  db.changes.on(CHANGED.person, (key) => {
    if (key === null) cache.clear();
    else if (key.startsWith(`${kind}:`)) cache.drop(Number(key.slice(kind.length + 1)));
  });
  return cache;
}
