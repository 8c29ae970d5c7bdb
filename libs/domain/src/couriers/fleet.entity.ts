import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../shared/index.js';

/** Couriers a hub looks at together: a partner company's, those of a shift, those with a large bag. */
@Entity('fleets')
@Index('fleets_hub_name_idx', ['hubId', 'name'], { unique: true })
export class Fleet {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
