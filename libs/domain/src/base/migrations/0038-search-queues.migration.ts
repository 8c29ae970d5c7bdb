import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches waiting for a busy courier, and why; hubs that never chose what becomes of untaken orders. */
export class SearchQueues1796000000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
  alter table order_searches add column clock_left_ms integer;
  alter table order_searches add column latest_at timestamptz(3);
  alter table order_searches add column waits jsonb not null default '[]';
  alter table order_searches add column told_at timestamptz(3);
  create index order_searches_queued_idx on order_searches (hub_id) where ended_at is null and clock_left_ms is not null;
  update order_searches set latest_at = deadline_at + interval '45 minutes' where ended_at is null;
  update hubs set settings = jsonb_set(settings, '{dispatch}',
           coalesce(settings -> 'dispatch', '{}') || '{"whenNotServed": "end"}')
   where settings -> 'dispatch' ->> 'whenNotServed' is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
  drop index order_searches_queued_idx;
  alter table order_searches drop column told_at;
  alter table order_searches drop column waits;
  alter table order_searches drop column latest_at;
  alter table order_searches drop column clock_left_ms;`);
  }
}
