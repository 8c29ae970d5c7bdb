import { Entity, PrimaryColumn } from 'typeorm';

/**
 * Inverted index for fuzzy search: which streets hold a three-letter piece. A plain table, because pg_trgm cannot be
 * counted on wherever PostgreSQL runs, and because its key begins with the hub.
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
