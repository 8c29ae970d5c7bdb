import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Legs that could not be measured are called discarded. */
export class DiscardedLegs1796000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update ridden_legs set state = 'discarded' where state = 'useless'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update ridden_legs set state = 'useless' where state = 'discarded'`);
  }
}
