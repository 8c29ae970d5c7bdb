import { Injectable } from '@nestjs/common';
import { passwordMark } from '../sessions/index.js';
import { Batcher, CHANGED, Clock, Database, ExpiringCache, statement } from '../../base/index.js';
import type { CourierRegistration } from './courier.types.js';

/** What a courier's session depends on. */
export interface CourierSessionState {
  readonly courierId: number;
  readonly hubId: number;
  readonly registration: CourierRegistration;
  /** Mark of the courier's present password. */
  readonly passwordMark: string;
}

interface Row {
  courierId: number;
  hubId: number;
  registration: CourierRegistration;
  passwordHash: string | null;
}

/** The app of every courier at work sends a request every few seconds; the cache holds all of them. */
const MAX_CACHED = 200_000;
const FRESH_MS = 3_000;
const MAX_BATCH = 1_000;

const READ = statement(
  'couriers.courier_session_states',
  `select id as "courierId", hub_id as "hubId", registration, password_hash as "passwordHash"
     from couriers where id = any($1::bigint[])`,
);

/** Read on every request of a courier's app; cached until the record changes, at most three seconds. Look-ups that miss the cache go in batches. */
@Injectable()
export class CourierSessionStates {
  private readonly cache: ExpiringCache<number, CourierSessionState | null>;
  private readonly batcher: Batcher<number, CourierSessionState | null>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.batcher = new Batcher((ids) => this.read(ids), { maxBatchSize: MAX_BATCH });
    const read = (id: number) => this.batcher.submit(id);
    this.cache = new ExpiringCache(clock, read, FRESH_MS, MAX_CACHED).dropOn(db, CHANGED.courier);
  }

  /** null: no such courier. */
  of(courierId: number): Promise<CourierSessionState | null> {
    return this.cache.get(courierId);
  }

  private async read(courierIds: readonly number[]): Promise<(CourierSessionState | null)[]> {
    const rows = await this.db.query<Row>(READ, [courierIds]);
    const byId = new Map(rows.map((row) => [row.courierId, sessionStateOf(row)]));
    return courierIds.map((id) => byId.get(id) ?? null);
  }
}

function sessionStateOf({ passwordHash, ...row }: Row): CourierSessionState {
  return { ...row, passwordMark: passwordMark(passwordHash) };
}
