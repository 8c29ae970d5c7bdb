import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../../base/index.js';

/** Table `part_health`: when a process last wrote of a part of the platform, and when it last found something amiss. */
@Entity('part_health')
export class PartHealth {
  @PrimaryColumn({ type: 'text' }) part: string;
  @Column(instant) toldAt: Date;
  @Column(optionalInstant) amissAt: Date | null;
}
