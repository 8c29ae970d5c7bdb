import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the census beside those of cities; a program of the version before sends cities only. */
export class CensusFiles1796000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table city_imports add column kind text not null default 'city'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table city_imports drop column kind`);
  }
}
