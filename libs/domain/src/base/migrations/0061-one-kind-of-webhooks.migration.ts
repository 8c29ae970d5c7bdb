import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks are of one kind, which no caller ever named. */
export class OneKindOfWebhooks1796000000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_subscriptions drop column kind');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table webhook_subscriptions add column kind text not null default 'status'`);
  }
}
