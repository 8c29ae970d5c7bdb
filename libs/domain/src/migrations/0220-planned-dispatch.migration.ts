import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `planning_passes.order_limit`: a pass that took too long is tried again with fewer orders. */
export class PlannedDispatch1795300000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table planning_passes add column order_limit integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table planning_passes drop column order_limit');
  }
}
