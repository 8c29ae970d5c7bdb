import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many orders have ended, by how. In slots, so that relays at work at once do not queue for one row. */
@Entity('order_endings')
export class OrderEnding {
  @PrimaryColumn({ type: 'text' }) status: string;
  @PrimaryColumn({ type: 'smallint' }) slot: number;
  @Column({ type: 'bigint' }) total: number;
}
