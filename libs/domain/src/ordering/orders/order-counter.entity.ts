import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One count is spread over this many rows, so that concurrent inserts do not wait for one row lock. */
export const COUNTER_SLOTS = 16;

/** How many orders there are, by hub (`merchantId` 0) and by merchant: a list's `total` without a scan. */
@Entity('order_counters')
export class OrderCounter {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) merchantId: number;
  @PrimaryColumn({ type: 'smallint' }) slot: number;
  @Column({ type: 'bigint' }) total: number;
}
