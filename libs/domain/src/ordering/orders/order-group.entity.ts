import { Column, Entity } from 'typeorm';
import { Id, instant } from '../../base/index.js';

/** Orders that one courier carries together. Protocols that know one number per group show the leader's. */
@Entity('order_groups')
export class OrderGroup {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) leaderOrderId: number;
  @Column(instant) createdAt: Date;
}
