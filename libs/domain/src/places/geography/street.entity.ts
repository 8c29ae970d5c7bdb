import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { Id } from '../../base/index.js';

/** From a gazetteer file, or learned from an order that came with coordinates. */
export type StreetSource = 'imported' | 'seen';

/**
 * Table `streets`: a street of a hub's gazetteer. The `…Key` columns are for comparison: abbreviations spelled out,
 * no accents, no filler words.
 */
@Entity('streets')
@Unique(['hubId', 'nameKey', 'typeKey', 'cityKey', 'districtKey'])
@Index('streets_hub_id_city_idx', ['hubId', 'city', 'state'])
export class Street {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** The name for display: `Rua das Acácias`. */
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) nameKey: string;
  /** `rua`, `avenida` …; empty when unknown. */
  @Column({ type: 'text' }) typeKey: string;
  @Column({ type: 'text' }) district: string;
  @Column({ type: 'text' }) districtKey: string;
  @Column({ type: 'text' }) city: string;
  @Column({ type: 'text' }) cityKey: string;
  /** Two-letter code; empty when unknown. */
  @Column({ type: 'text' }) state: string;
  @Column({ type: 'text' }) source: StreetSource;
  /** The street of which this is another name; null: it is a street of its own. */
  @Column({ type: 'bigint', nullable: true }) aliasOf: number | null;
  /** A point near the middle of the street, used when the house number is missing. */
  @Column({ type: 'double precision' }) latitude: number;
  @Column({ type: 'double precision' }) longitude: number;
}

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
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) streetId: number;
  @Column({ type: 'int' }) numberFrom: number;
  @Column({ type: 'int' }) numberTo: number;
  @Column({ type: 'text' }) side: StreetSide;
  /** Eight digits. */
  @Column({ type: 'text', nullable: true }) postalCode: string | null;
  @Column({ type: 'double precision' }) fromLatitude: number;
  @Column({ type: 'double precision' }) fromLongitude: number;
  @Column({ type: 'double precision' }) toLatitude: number;
  @Column({ type: 'double precision' }) toLongitude: number;
}
