import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a claim was decided against a courier who had not answered yet. */
export class EarlyClaimDecisions1796000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims add column early_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims drop column early_reason');
  }
}
