import { Column, Entity, Index } from 'typeorm';
import { Id } from '../../base/index.js';

type StreetSide = 'both' | 'even' | 'odd';

/** A stretch of a street between two house numbers, with the coordinates of its ends. */
@Entity('street_stretches')
@Index('street_stretches_numbers_idx', ['hubId', 'streetId', 'numberFrom', 'numberTo', 'side'], {
  unique: true,
})
@Index('street_stretches_hub_id_from_latitude_idx', ['hubId', 'fromLatitude'])
@Index('street_stretches_hub_id_postal_code_idx', ['hubId', 'postalCode'], {
  where: 'postal_code is not null',
})
export class StreetStretch {
  @Id()
  id: number;

  @Column({ type: 'bigint' })
  hubId: number;

  @Column({ type: 'bigint' })
  streetId: number;

  @Column({ type: 'int' })
  numberFrom: number;

  @Column({ type: 'int' })
  numberTo: number;

  @Column({ type: 'text' })
  side: StreetSide;

  /** Eight digits. */
  @Column({ type: 'text', nullable: true })
  postalCode: string | null;

  @Column({ type: 'double precision' })
  fromLatitude: number;

  @Column({ type: 'double precision' })
  fromLongitude: number;

  @Column({ type: 'double precision' })
  toLatitude: number;

  @Column({ type: 'double precision' })
  toLongitude: number;
}
