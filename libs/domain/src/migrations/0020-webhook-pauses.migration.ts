import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receivers that answer another 2xx than 204, lifted pauses, and URLs that are unique for each owner. */
export class WebhookPauses1795300000020 implements MigrationInterface {
  readonly name = 'WebhookPauses1795300000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table merchants add column od_accept_any2xx boolean not null default false;
      alter table webhook_subscriptions
        add column accept_any2xx boolean not null default false,
        add column pause_lifted_at timestamptz(3),
        add column last_status int,
        add column last_error text;
      create unique index webhook_subscriptions_url_idx on webhook_subscriptions (hub_id, coalesce(merchant_id, 0), url)
        where face = 'full-api';
      drop index webhook_subscriptions_full_api_url_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unique index webhook_subscriptions_full_api_url_idx on webhook_subscriptions (hub_id, url)
        where face = 'full-api';
      drop index webhook_subscriptions_url_idx;
      alter table webhook_subscriptions
        drop column accept_any2xx, drop column pause_lifted_at, drop column last_status, drop column last_error;
      alter table merchants drop column od_accept_any2xx;
    `);
  }
}
