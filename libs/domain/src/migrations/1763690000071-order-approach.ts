import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the courier had to come for the order. */
export class OrderApproach1763690000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column approach_m integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column approach_m');
  }
}
