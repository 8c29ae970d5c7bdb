import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far each kind of personal data is cleared by hub; indexes of deleted orders and ended requests. */
export class Retention1796000000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
  create table retention_marks (
    hub_id bigint not null,
    kind text not null,
    cleared_to timestamptz(3) not null,
    order_id bigint not null,
    primary key (hub_id, kind)
  );
  create index orders_deleted_idx on orders (hub_id, created_at, id) where deleted_at is not null;
  create index delivery_requests_refused_idx on delivery_requests (hub_id, received_at)
    where order_id is null and status in ('rejected', 'cancelled') and recipient <> '';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index delivery_requests_refused_idx');
    await runner.query('drop index orders_deleted_idx');
    await runner.query('drop table retention_marks');
  }
}
