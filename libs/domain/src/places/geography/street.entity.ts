import { Column, Entity, Index, Unique } from 'typeorm';
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
