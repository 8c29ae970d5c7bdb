import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

type LegState = 'waiting' | 'learned' | 'discarded';

/** Table `ridden_legs`: how long couriers needed to stops, beside what was estimated. Without places: areas are 2 km wide. */
@Entity('ridden_legs')
@Index('ridden_legs_hub_id_ended_at_idx', ['hubId', 'endedAt'])
@Index('ridden_legs_waiting_idx', ['endedAt'], { where: "state = 'waiting'" })
export class RiddenLeg {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  /** Ordinal of the stop at which the leg ended. */
  @PrimaryColumn({ type: 'smallint' }) ordinal: number;
  @Column({ type: 'timestamp with time zone', precision: 3 }) endedAt: Date;
  @Column({ type: 'text' }) state: LegState;
  /** What made the estimate: a server of routes, our own roads or the straight line. */
  @Column({ type: 'text', nullable: true }) source: string | null;
  @Column({ type: 'text', nullable: true }) vehicle: string | null;
  @Column({ type: 'text', nullable: true }) area: string | null;
  /** Hour of the week: 0 is Sunday from 00:00 to 01:00. */
  @Column({ type: 'smallint', nullable: true }) hour: number | null;
  @Column({ type: 'integer', nullable: true }) estimatedS: number | null;
  /** Estimate with the factor that was learned before this leg. */
  @Column({ type: 'integer', nullable: true }) learnedS: number | null;
  @Column({ type: 'integer', nullable: true }) riddenS: number | null;
}
