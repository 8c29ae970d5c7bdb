import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Sandbox1795300000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table robot_tasks (
        order_id bigint not null primary key,
        hub_id bigint not null,
        next_step_at timestamptz(3) not null,
        claimed_until timestamptz(3),
        called_courier_id bigint,
        leg text,
        moves integer not null default 0,
        gave_back boolean not null default false
      );
      create index robot_tasks_due_idx on robot_tasks (next_step_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table robot_tasks');
  }
}
