import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stop that a photo or signature proves. */
export class EvidenceStops1796000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table evidence_files add column stop integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table evidence_files drop column stop');
  }
}
