import { Column, Entity } from 'typeorm';
import { Id, instant } from '../shared/index.js';

/** Orders that one courier carries together. The leader speaks for the group towards those who ask for one number. */
@Entity('order_groups')
export class OrderGroup {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) leaderOrderId: number;
  @Column(instant) createdAt: Date;
}
