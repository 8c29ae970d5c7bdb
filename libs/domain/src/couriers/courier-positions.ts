import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, isPoint, statement } from '../shared/index.js';
import { CourierEvents } from './courier-events.js';
import { toCentimetres } from './nearest-couriers.js';

export interface PositionReport {
  readonly latitude: number;
  readonly longitude: number;
  /** By the courier's device. */
  readonly at: Date;
  /** Metres. */
  readonly accuracy?: number | null;
}

/** Between two `courier.moved` of one courier. */
const ANNOUNCE_EVERY_MS = 60_000;
/** A parked phone's position wanders by a few metres. */
const MOVEMENT_M = 10;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const PER_STATEMENT = 2_000;

/**
 * One round trip for any number of couriers: the track grows, the latest position of each wins if it is newer than
 * what is known (rows locked in id order, so two of these cannot deadlock), and those whose movement is due to be told
 * come back, marked as told.
 */
const RECORD = statement(
  'courier_positions_record',
  `with arrived as materialized (
     select * from unnest($1::bigint[], $2::float8[], $3::float8[], $4::timestamptz[], $5::real[])
       as p(courier_id, latitude, longitude, at, accuracy)
   ), track as (
     insert into courier_positions (courier_id, at, latitude, longitude, accuracy)
     select courier_id, at, latitude, longitude, accuracy from arrived
         on conflict do nothing
   ), latest as (
     select distinct on (courier_id) courier_id, at, point(longitude, latitude) as position
       from arrived order by courier_id, at desc
   ), newer as (
     select l.courier_id, l.at, l.position,
            c.online and (c.announced_at is null or c.announced_at <= $6)
              and (c.announced_position is null or great_circle_m(c.announced_position, l.position) > $8) as due
       from latest l join courier_presence c on c.courier_id = l.courier_id
      where c.last_seen_at is null or c.last_seen_at < l.at
      order by l.courier_id
        for update of c
   ), moved as (
     update courier_presence c
        set position = n.position, last_seen_at = n.at,
            announced_at = case when n.due then $7 else c.announced_at end,
            announced_position = case when n.due then n.position else c.announced_position end
       from newer n
      where c.courier_id = n.courier_id
     returning c.courier_id, n.due
   )
   select courier_id as "courierId" from moved where due`,
);

const PRUNE = statement(
  'courier_positions_prune',
  `delete from courier_positions where ctid in (select ctid from courier_positions where at < $1 limit $2)`,
);

interface Waiting {
  readonly courierId: number;
  readonly positions: readonly PositionReport[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Takes positions in. While one statement is under way the next ones gather and go together, so many couriers that
 * report at once cost few round trips, and one alone is not made to wait.
 */
@Injectable()
export class CourierPositions {
  private waiting: Waiting[] = [];
  private working = false;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly events: CourierEvents,
  ) {}

  /** Late and repeated positions are kept on the track but never move the courier back. @throws invalid_value */
  async record(courierId: number, positions: readonly PositionReport[]): Promise<void> {
    positions.forEach(refuseNonsense);
    if (positions.length === 0) return;
    await new Promise<void>((done, failed) => {
      this.waiting.push({ courierId, positions, done, failed });
      if (!this.working) void this.work();
    });
  }

  /** Forgets the oldest positions past 30 days; call until it returns 0. */
  async prune(limit = 10_000): Promise<number> {
    return await this.db.execute(PRUNE, [new Date(this.clock.millis() - KEPT_DAYS * DAY_MS), limit]);
  }

  private async work(): Promise<void> {
    this.working = true;
    while (this.waiting.length > 0) {
      const batch = this.next();
      try {
        await this.write(batch);
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.working = false;
  }

  private next(): Waiting[] {
    let size = 0;
    const cut = this.waiting.findIndex(({ positions }, i) => {
      size += positions.length;
      return i > 0 && size > PER_STATEMENT;
    });
    return this.waiting.splice(0, cut === -1 ? this.waiting.length : cut);
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    const now = this.clock.millis();
    const rows = batch.flatMap(({ courierId, positions }) =>
      // A device whose clock runs ahead must not be stuck in its own future.
      positions.map((p) => ({ ...p, ...toCentimetres(p), courierId, at: Math.min(p.at.getTime(), now) })),
    );
    const due = await this.db.query<{ courierId: number }>(RECORD, [
      rows.map((row) => row.courierId),
      rows.map((row) => row.latitude),
      rows.map((row) => row.longitude),
      rows.map((row) => new Date(row.at).toISOString()),
      rows.map((row) => row.accuracy ?? null),
      new Date(now - ANNOUNCE_EVERY_MS),
      new Date(now),
      MOVEMENT_M,
    ]);
    if (due.length === 0) return;
    const moved = due.map(({ courierId }) => courierId);
    await this.db.transaction((tx) => this.events.append(tx, 'courier.moved', moved));
  }
}

function refuseNonsense(position: PositionReport, index: number): void {
  if (!isPoint(position.latitude, position.longitude))
    throw new DomainError('invalid_value', { field: `positions.${String(index)}.latitude` });
  if (Number.isNaN(position.at.getTime()))
    throw new DomainError('invalid_value', { field: `positions.${String(index)}.at` });
  const { accuracy } = position;
  if (accuracy !== undefined && accuracy !== null && !(accuracy >= 0 && accuracy <= 1e6))
    throw new DomainError('invalid_value', { field: `positions.${String(index)}.accuracy` });
}
