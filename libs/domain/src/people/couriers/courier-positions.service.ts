import { Injectable } from '@nestjs/common';
import {
  Clock,
  arraysOf,
  DomainError,
  isPoint,
  Batcher,
  Database,
  DayPartitions,
  statement,
  type Point,
} from '../../base/index.js';
import { CourierEvents } from './courier.events.js';
import { toCentimetres } from './nearest-couriers.queries.js';

export interface PositionReport extends Point {
  /** By the clock of the courier's device. */
  readonly at: Date;
  /** Metres. */
  readonly accuracy?: number | null;
}

/** Minimum time between two `courier.moved` of one courier. */
const PUBLISH_INTERVAL_MS = 60_000;
/** The position of a phone at rest varies by a few metres. */
const MOVEMENT_M = 10;
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
/** A phone's clock may run ahead a little; positions further ahead are dropped. */
const MAX_AHEAD_MS = 5 * 60_000;
const MAX_POSITIONS_PER_BATCH = 2_000;

/**
 * One round trip for any number of couriers: positions go to the track, one a second of each, the latest of
 * each courier updates `courier_presence` when it is newer (rows locked in id order, so two batches cannot
 * deadlock), and the couriers whose `courier.moved` is due are returned, marked as published.
 */
const RECORD = statement(
  'couriers.courier_positions_record',
  `with arrived as materialized (
     select * from unnest($1::bigint[], $2::float8[], $3::float8[], $4::timestamptz[], $5::real[])
       as p(courier_id, latitude, longitude, at, accuracy)
   ), track as (
     insert into courier_positions (hub_id, courier_id, at, latitude, longitude, accuracy)
     select c.hub_id, a.courier_id, date_trunc('second', a.at), a.latitude, a.longitude, a.accuracy
       from arrived a join courier_presence c on c.courier_id = a.courier_id
         on conflict do nothing
   ), latest as (
     select distinct on (courier_id) courier_id, at, point(longitude, latitude) as position
       from arrived order by courier_id, at desc
   ), newer as (
     select l.courier_id, l.at, l.position,
            c.online and (c.announced_at is null or c.announced_at <= $6)
              and (c.announced_position is null or great_circle_m(c.announced_position, l.position) > $8)
       as due from latest l join courier_presence c on c.courier_id = l.courier_id
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

interface Report {
  readonly courierId: number;
  readonly positions: readonly PositionReport[];
}

/** Writes positions in batches: those that arrive while one is written share the next transaction. */
@Injectable()
export class CourierPositions {
  private readonly batcher: Batcher<Report, undefined>;
  private readonly days: DayPartitions;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly events: CourierEvents,
  ) {
    this.days = new DayPartitions(db, { table: 'courier_positions', column: 'at' });
    this.batcher = new Batcher((reports) => this.write(reports), {
      maxBatchSize: MAX_POSITIONS_PER_BATCH,
      concurrency: 1,
      sizeOf: ({ positions }) => positions.length,
    });
  }

  /**
   * Late and repeated positions are added to the track but do not replace a newer one; what is older than a
   * day or more than five minutes ahead is dropped. @throws invalid_value
   */
  async record(courierId: number, reported: readonly PositionReport[]): Promise<void> {
    reported.forEach(requireValidPosition);
    const now = this.clock.millis();
    const positions = reported.filter(
      ({ at }) => at.getTime() >= now - DAY_MS && at.getTime() <= now + MAX_AHEAD_MS,
    );
    if (positions.length === 0) return;
    await this.batcher.submit({ courierId, positions });
  }

  /** Drops days that are older than 30 days and makes those that come; call until it returns 0. */
  async prune(limit = 10_000): Promise<number> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    await this.days.maintain(now, before);
    return await this.days.deleteOutsideDays(before, limit);
  }

  private async write(reports: readonly Report[]): Promise<undefined[]> {
    const now = this.clock.millis();
    const rows = reports.flatMap(({ courierId, positions }) =>
      // A device whose clock runs ahead would otherwise make every later position look old.
      positions.map(({ at, accuracy = null, ...point }) => ({
        ...toCentimetres(point),
        courierId,
        at: new Date(Math.min(at.getTime(), now)).toISOString(),
        accuracy,
      })),
    );
    await this.db.transaction(async (tx) => {
      const moved = await tx.query(RECORD, [
        ...arraysOf(rows, 'courierId', 'latitude', 'longitude', 'at', 'accuracy'),
        new Date(now - PUBLISH_INTERVAL_MS),
        new Date(now),
        MOVEMENT_M,
      ]);
      const courierIds = moved.map(({ courierId }) => courierId);
      if (courierIds.length > 0) await this.events.append(tx, 'courier.moved', courierIds);
    });
    return reports.map(() => undefined);
  }
}

function requireValidPosition(position: PositionReport, index: number): void {
  if (!isPoint(position.latitude, position.longitude))
    throw new DomainError('invalid_value', { field: `positions.${String(index)}.latitude` });
  if (Number.isNaN(position.at.getTime()))
    throw new DomainError('invalid_value', { field: `positions.${String(index)}.at` });
  const { accuracy } = position;
  if (accuracy !== undefined && accuracy !== null && !(accuracy >= 0 && accuracy <= 1e6))
    throw new DomainError('invalid_value', { field: `positions.${String(index)}.accuracy` });
}
