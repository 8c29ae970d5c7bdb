import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

/** A named group of couriers of a hub: a partner company, a shift, those with a large bag. */
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
