import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers of phones that were taken lately: a signed one that comes again is not taken again. */
export class TakenReplies1796000000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
  create table taken_replies (
    id text primary key,
    at timestamptz(3) not null
  );
  create index taken_replies_at_idx on taken_replies (at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table taken_replies');
  }
}
