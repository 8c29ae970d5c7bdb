import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a courier who is on duty means to stop, as far as they said so. */
export class ShiftEnds1795300000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table courier_presence add column shift_ends_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table courier_presence drop column shift_ends_at');
  }
}
