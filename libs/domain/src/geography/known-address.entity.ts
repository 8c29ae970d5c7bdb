import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../storage/index.js';

/** Table `known_houses`: a house number that came with coordinates on an order. */
@Entity('known_houses')
@Index('known_houses_last_seen_at_idx', ['lastSeenAt'])
export class KnownAddress {
  @PrimaryColumn({ type: 'bigint' })
  hubId: number;

  @PrimaryColumn({ type: 'bigint' })
  streetId: number;

  @PrimaryColumn({ type: 'int' })
  number: number;

  /** Eight digits. */
  @Column({ type: 'text', nullable: true })
  postalCode: string | null;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @Column(instant)
  lastSeenAt: Date;
}
