import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How old somebody has to be to take what a merchant, or a category, usually sends. */
export class MinimumAges1796000000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
  alter table merchants add column minimum_age integer;
  alter table categories add column minimum_age integer;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
  alter table merchants drop column minimum_age;
  alter table categories drop column minimum_age;`);
  }
}
