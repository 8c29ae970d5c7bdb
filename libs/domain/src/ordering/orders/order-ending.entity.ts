import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of ended orders by status, spread over slots so that concurrent relays do not wait for one row lock. */
@Entity('order_endings')
export class OrderEnding {
  @PrimaryColumn({ type: 'text' }) status: string;
  @PrimaryColumn({ type: 'smallint' }) slot: number;
  @Column({ type: 'bigint' }) total: number;
}
