import type { MigrationInterface, QueryRunner } from 'typeorm';

const HEALTH_SPANS = `
  create table health_spans (
    part text not null,
    began_at timestamptz(3) not null,
    ended_at timestamptz(3) not null,
    state text not null,
    primary key (part, began_at)
  )`;

const PART_HEALTH = `
  create table part_health (
    part text primary key,
    told_at timestamptz(3) not null,
    amiss_at timestamptz(3)
  )`;

/** How the parts of the platform are, instead of how they were over the last 30 days. */
export class PartHealth1796000000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PART_HEALTH);
    await runner.query('drop table health_spans');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(HEALTH_SPANS);
    await runner.query('drop table part_health');
  }
}
