import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Text as `fold` has it, for searches in columns. Letters are taken apart before they are made small, so that
 * it is the same in any locale: C makes only those of ASCII small.
 */
export class FoldedText1796000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create function folded(content text) returns text language sql immutable parallel safe return
         btrim(regexp_replace(lower((
           case when octet_length(content) > length(content)
                then regexp_replace(normalize(content, NFD), '[\\u0300-\\u036f]+', '', 'g') else content end
         ) collate "C"), '\\s+', ' ', 'g'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function folded');
  }
}
