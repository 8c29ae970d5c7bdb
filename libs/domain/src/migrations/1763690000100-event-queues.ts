import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Queues within tables that keep what is done: an index on what is left carries a dead entry for everything that went
 * through it, until a vacuum. The usual fifth of the table would be days of events, walked past by every claim; and a
 * vacuum may not leave such entries where they are.
 */
const TIDY = '(autovacuum_vacuum_scale_factor = 0.02, vacuum_index_cleanup = on)';

/**
 * Every row written pays for every index, and a delivery is written three times. Each index has a condition of its own:
 * of two for `state = 'due'`, planned while nothing was, the one without the stream was taken to find a stream by.
 */
export class EventQueues1763690000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index outbox_waiting_stream_idx;
      create index webhook_deliveries_queued_idx on webhook_deliveries (subscription_id, stream, outbox_id, part)
        where state = 'queued';
      drop index webhook_deliveries_open_idx;
      create index webhook_deliveries_waiting_idx on webhook_deliveries (face, subscription_id, due_at)
        where due_at is not null;
      drop index webhook_deliveries_due_idx;
      alter table webhook_attempts drop constraint webhook_attempts_pkey,
        add constraint webhook_attempts_pkey primary key (delivery_id, id);
      drop index webhook_attempts_delivery_idx;
      alter table outbox set ${TIDY};
      alter table webhook_deliveries set ${TIDY};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_deliveries reset (autovacuum_vacuum_scale_factor, vacuum_index_cleanup);
      alter table outbox reset (autovacuum_vacuum_scale_factor, vacuum_index_cleanup);
      create index webhook_attempts_delivery_idx on webhook_attempts (delivery_id);
      alter table webhook_attempts drop constraint webhook_attempts_pkey,
        add constraint webhook_attempts_pkey primary key (id);
      create index webhook_deliveries_open_idx on webhook_deliveries (subscription_id, stream, outbox_id, part)
        where state in ('queued', 'due');
      drop index webhook_deliveries_queued_idx;
      create index webhook_deliveries_due_idx on webhook_deliveries (face, subscription_id, due_at) where state = 'due';
      drop index webhook_deliveries_waiting_idx;
      create index outbox_waiting_stream_idx on outbox (stream, id) where processed_at is null and failed_at is null;
    `);
  }
}
