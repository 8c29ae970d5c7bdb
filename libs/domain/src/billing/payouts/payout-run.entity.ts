import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../../base/index.js';

/** Table `payout_runs`: a day on which a hub pays everybody. */
@Entity('payout_runs')
export class PayoutRun {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'date' }) day: string;
  /** A worker that died leaves it to another after this instant. */
  @Column(instant) leasedUntil: Date;
  @Column(optionalInstant) endedAt: Date | null;
}
