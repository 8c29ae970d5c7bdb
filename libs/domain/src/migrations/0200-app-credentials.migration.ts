import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Table `webhook_subscriptions`: what connected apps registered with their keys belongs to the app, and has ended where
 * the connection has. Table `developer_links`: a confirmation
 * carries the registration that it confirms.
 */
export class AppCredentials1795300000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update webhook_subscriptions s set app_id = k.app_id
        from credentials k
       where k.id = s.credential_id and k.hub_id = s.hub_id and k.app_id is not null and s.app_id is null;
      with ended as (
        delete from webhook_subscriptions s
         where s.app_id is not null and not exists (
           select from app_connections c
            where c.hub_id = s.hub_id and c.merchant_id = s.merchant_id and c.app_id = s.app_id
              and c.disconnected_at is null)
        returning s.id)
      update webhook_deliveries d
         set state = 'cancelled', due_at = null, leased_until = null, last_error = 'subscription_removed',
             settled_at = now(), settled_on = (now() at time zone 'UTC')::date
        from ended where d.subscription_id = ended.id and d.settled_on = 'infinity' and d.state in ('queued', 'due');
      alter table developer_links add column name text, add column password_hash text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table developer_links drop column name, drop column password_hash`);
  }
}
