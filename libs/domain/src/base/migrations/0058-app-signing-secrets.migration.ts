import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One secret of an app signs what is sent to it about every shop. */
export class AppSigningSecrets1796000000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table developer_apps add column webhook_secret_key_id text, add column webhook_secret_box bytea',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table developer_apps drop column webhook_secret_key_id, drop column webhook_secret_box',
    );
  }
}
