import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Table `webhook_bodies`: a delivery moves to another partition when it ends, and its body, which is most of it, moved with it.
 * New bodies are in a table of their own and never move. Bodies that were stored before stay with their deliveries until
 * these are dropped. A body of up to 8 kB stays in its row: out of it, it would be cut into chunks of 2 kB with an index of
 * their own.
 */
export class WebhookBodies1795300000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_bodies (
        delivery_id bigint not null,
        hub_id bigint not null,
        stored_at timestamptz(3) not null,
        body text not null,
        primary key (delivery_id, stored_at)
      ) partition by range (stored_at);
      alter table webhook_bodies alter column body set storage external;
      create table webhook_bodies_default partition of webhook_bodies default with (toast_tuple_target = 8160);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update webhook_deliveries d set body = b.body from webhook_bodies b where b.delivery_id = d.id and d.body is null;
      drop table webhook_bodies;`);
  }
}
