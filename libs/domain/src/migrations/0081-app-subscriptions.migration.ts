import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks of connected apps, beside the merchant's own. */
export class AppSubscriptions1795300000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_subscriptions add column app_id bigint;
      drop index webhook_subscriptions_requests_idx;
      create unique index webhook_subscriptions_requests_idx on webhook_subscriptions (hub_id, merchant_id)
        where face = 'open-delivery' and app_id is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from webhook_subscriptions where app_id is not null;
      drop index webhook_subscriptions_requests_idx;
      create unique index webhook_subscriptions_requests_idx on webhook_subscriptions (hub_id, merchant_id)
        where face = 'open-delivery';
      alter table webhook_subscriptions drop column app_id;
    `);
  }
}
