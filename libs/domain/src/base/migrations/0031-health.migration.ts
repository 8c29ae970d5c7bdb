import type { MigrationInterface, QueryRunner } from 'typeorm';

const HEALTH_SPANS = `
  create table health_spans (
    part text not null,
    began_at timestamptz(3) not null,
    ended_at timestamptz(3) not null,
    state text not null,
    primary key (part, began_at)
  );`;

/** How the parts of the platform were over the last 30 days. */
export class Health1796000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HEALTH_SPANS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table health_spans');
  }
}
