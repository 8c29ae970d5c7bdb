import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Idempotency1795300000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotent_answers (
        hub_id bigint not null,
        credential_id bigint not null,
        key text not null,
        request_hash bytea not null,
        answer text,
        created_at timestamptz(3) not null,
        primary key (hub_id, credential_id, key)
      );
      create index idempotent_answers_created_at_idx on idempotent_answers (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotent_answers');
  }
}
