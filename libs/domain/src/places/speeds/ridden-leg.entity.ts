import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

type LegState = 'waiting' | 'learned' | 'useless';

/** Table `ridden_legs`: how long couriers needed to stops, beside what was estimated. Without places: areas are 2 km wide. */
@Entity('ridden_legs')
@Index('ridden_legs_hub_id_ended_at_idx', ['hubId', 'endedAt'])
@Index('ridden_legs_waiting_idx', ['endedAt'], { where: "state = 'waiting'" })
export class RiddenLeg {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  /** Of the stop that it led to. */
  @PrimaryColumn({ type: 'smallint' }) ordinal: number;
  @Column({ type: 'timestamp with time zone', precision: 3 }) endedAt: Date;
  @Column({ type: 'text' }) state: LegState;
  /** Of whom the estimate was. */
  @Column({ type: 'text', nullable: true }) source: string | null;
  @Column({ type: 'text', nullable: true }) vehicle: string | null;
  @Column({ type: 'text', nullable: true }) area: string | null;
  /** Of the week, 0 is Sunday's first. */
  @Column({ type: 'smallint', nullable: true }) hour: number | null;
  @Column({ type: 'integer', nullable: true }) estimatedS: number | null;
  /** By what was learned before this leg. */
  @Column({ type: 'integer', nullable: true }) learnedS: number | null;
  @Column({ type: 'integer', nullable: true }) riddenS: number | null;
}
