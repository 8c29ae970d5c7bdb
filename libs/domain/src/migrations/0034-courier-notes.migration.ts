import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a courier was refused, suspended or blocked. */
export class CourierNotes1795300000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table couriers add column registration_note text, add column block_note text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table couriers drop column registration_note, drop column block_note');
  }
}
