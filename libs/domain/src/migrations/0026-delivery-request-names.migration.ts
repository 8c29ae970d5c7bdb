import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns and settings about requests for a delivery were called after the one protocol that has them. */
export class DeliveryRequestNames1795300000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table merchants rename column od_enabled to requests_enabled;
      alter table merchants rename column od_webhook_url to request_webhook_url;
      alter table merchants rename column od_accept_any2xx to request_webhook_accepts_any2xx;
      alter table merchants rename column od_accepts_marketplace to accepts_marketplace_requests;
      alter table merchants rename column od_confirmation_callback_url to code_callback_url;
      alter index webhook_subscriptions_open_delivery_idx rename to webhook_subscriptions_requests_idx;
      ${settingRenamed('openDelivery', 'requests')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${settingRenamed('requests', 'openDelivery')}
      alter index webhook_subscriptions_requests_idx rename to webhook_subscriptions_open_delivery_idx;
      alter table merchants rename column code_callback_url to od_confirmation_callback_url;
      alter table merchants rename column accepts_marketplace_requests to od_accepts_marketplace;
      alter table merchants rename column request_webhook_accepts_any2xx to od_accept_any2xx;
      alter table merchants rename column request_webhook_url to od_webhook_url;
      alter table merchants rename column requests_enabled to od_enabled;
    `);
  }
}

function settingRenamed(from: string, to: string): string {
  return `update hubs set settings = settings - '${from}' || jsonb_build_object('${to}', settings -> '${from}')
           where settings ? '${from}';`;
}
