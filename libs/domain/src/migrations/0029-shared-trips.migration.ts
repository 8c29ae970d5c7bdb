import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when an order is delivered whatever the passes put beside it. Decisions taken before keep none. */
export class SharedTrips1795300000029 implements MigrationInterface {
  readonly name = 'SharedTrips1795300000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table dispatch_decisions add column latest_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table dispatch_decisions drop column latest_at`);
  }
}
