import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';

/** degraded: it answers, with something amiss. That nobody answers is told by nobody: it is a gap between two spans. */
export type HealthState = 'ok' | 'degraded';

/**
 * Table `health_spans`: how each part of the platform was, and from when to when. The newest span of a part grows by the minute, so
 * that a gap is a time in which nobody answered. Kept 30 days.
 */
@Entity('health_spans')
export class HealthSpan {
  @PrimaryColumn({ type: 'text' }) part: string;
  @PrimaryColumn(instant) beganAt: Date;
  @Column(instant) endedAt: Date;
  @Column({ type: 'text' }) state: HealthState;
}
