import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of cash that are taken back: why, by whom and when. */
export class HandInReversals1796000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table cash_hand_ins add column reversed_reason text, add column reversed_by jsonb,
         add column reversed_at timestamptz(3)`,
    );
    await runner.query(
      'create index cash_collections_hand_in_idx on cash_collections (hand_in_id) where hand_in_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cash_collections_hand_in_idx');
    await runner.query(
      'alter table cash_hand_ins drop column reversed_reason, drop column reversed_by, drop column reversed_at',
    );
  }
}
