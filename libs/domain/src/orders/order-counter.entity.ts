import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Rows of one count lie on so many slots, so that orders placed at once do not queue for one row. */
export const COUNTER_SLOTS = 16;

/** How many orders there are, by hub (`merchantId` 0) and by merchant: a list's `total` without a scan. */
@Entity('order_counters')
export class OrderCounter {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) merchantId: number;
  @PrimaryColumn({ type: 'smallint' }) slot: number;
  @Column({ type: 'bigint' }) total: number;
}
