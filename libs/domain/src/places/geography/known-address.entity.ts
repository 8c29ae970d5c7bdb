import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { optionalInstant } from '../../base/index.js';

/** Table `known_houses`: a house number with coordinates, of an order or of a file (a map, the census). */
@Entity('known_houses')
@Index('known_houses_last_seen_at_idx', ['lastSeenAt'], { where: 'last_seen_at is not null' })
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

  /** When an order last named it; null: it is of a file and stays. */
  @Column(optionalInstant)
  lastSeenAt: Date | null;
}
