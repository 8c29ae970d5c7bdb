import { Entity, PrimaryColumn } from 'typeorm';

/**
 * Table `street_grams`: inverted index of three-letter pieces of street names, for fuzzy search. pg_trgm is not used
 * because not every PostgreSQL has it, and because this index begins with the hub.
 */
@Entity('street_grams')
export class StreetGram {
  @PrimaryColumn({ type: 'bigint' })
  hubId: number;

  @PrimaryColumn({ type: 'text' })
  gram: string;

  @PrimaryColumn({ type: 'bigint' })
  streetId: number;
}
