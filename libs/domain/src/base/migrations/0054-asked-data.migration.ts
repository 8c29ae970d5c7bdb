import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts of recipients who ask for their data, or for its erasure: by which stop of the order. */
export class AskedData1796000000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table alerts add column stop integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table alerts drop column stop');
  }
}
