import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROBOT_TOWNS = `
  create table robot_towns (
    hub_id bigint primary key,
    next_step_at timestamptz(3) not null,
    claimed_until timestamptz(3),
    next_order_at timestamptz(3),
    orders integer not null default 0
  );
  create index robot_towns_due_idx on robot_towns (next_step_at);
  create index hubs_robot_town_idx on hubs (id) where sandbox and settings ->> 'robotTown' = 'true';`;

export class RobotTowns1796000000040 implements MigrationInterface {
  readonly name = 'RobotTowns1796000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROBOT_TOWNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index hubs_robot_town_idx; drop table robot_towns');
  }
}
