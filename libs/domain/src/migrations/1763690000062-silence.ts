import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Silence1763690000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courier_presence add column online_since timestamptz(3);
      update hubs set settings = settings || '{"offlineAfterMinutes": 10}' where not settings ? 'offlineAfterMinutes';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update hubs set settings = settings - 'offlineAfterMinutes'`);
    await runner.query('alter table courier_presence drop column online_since');
  }
}
