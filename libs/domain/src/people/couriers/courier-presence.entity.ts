import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../../base/index.js';

/** What searches read and positions write of a courier, apart from the wide `couriers` row. */
@Entity('courier_presence')
@Index('courier_presence_hub_id_last_seen_at_idx', ['hubId', 'lastSeenAt'], { where: 'online' })
@Index('courier_presence_nearest_idx', { synchronize: false })
export class Presence {
  @PrimaryColumn({ type: 'bigint' }) courierId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'boolean', default: false }) online: boolean;
  /** Approved, active and not blocked: copied from the record so that the search needs no join. */
  @Column({ type: 'boolean', default: false }) employable: boolean;
  @Column({ type: 'boolean', default: false }) blocked: boolean;
  @Column({ type: 'integer', array: true, default: '{}' }) vehicleTypeIds: number[];
  /** x is the longitude, y the latitude. */
  @Column({ type: 'point', nullable: true }) position: string | null;
  /** When the courier last went on duty. */
  @Column(optionalInstant) onlineSince: Date | null;
  /** The plan gives no pickup after it; null: nobody said when the courier stops. */
  @Column(optionalInstant) shiftEndsAt: Date | null;
  @Column(optionalInstant) lastSeenAt: Date | null;
  @Column({ type: 'integer', default: 0 }) activeOrders: number;
  /** How many of the active orders must be carried alone. */
  @Column({ type: 'integer', default: 0 }) exclusiveOrders: number;
  /** Keys of visits in the sequence that the courier chose; null: never chosen. */
  @Column({ type: 'text', array: true, nullable: true }) chosenVisits: string[] | null;
  @Column(optionalInstant) lastOrderAt: Date | null;
  /** When the last order in hands ended, was given back or got another courier. */
  @Column(optionalInstant) freeSince: Date | null;
  /** The courier said then that offers are answered again: earlier silence pauses no more. */
  @Column(optionalInstant) answersSince: Date | null;
  /** The position in the last `courier.moved`. */
  @Column({ type: 'point', nullable: true }) announcedPosition: string | null;
  @Column(optionalInstant) announcedAt: Date | null;
}

/** A time without break in which the courier was available. `endedAt` null: still is. */
@Entity('courier_spells')
@Index('courier_spells_ended_at_idx', ['endedAt'])
export class CourierSpell {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) courierId: number;
  @PrimaryColumn(instant) beganAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}

/** Append-only track, kept 30 days; a partition for each day. */
@Entity('courier_positions')
export class CourierPosition {
  @Column({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) courierId: number;
  @PrimaryColumn({ type: 'timestamptz', precision: 3 }) at: Date;
  @Column({ type: 'float8' }) latitude: number;
  @Column({ type: 'float8' }) longitude: number;
  @Column({ type: 'real', nullable: true }) accuracy: number | null;
}

/** The number of couriers of a hub, for totals without a scan. */
@Entity('courier_totals')
export class CourierTotal {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @Column({ type: 'integer' }) couriers: number;
}
