import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a hub says to people in its own words. */
export class MessageTexts1796000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
  create table message_texts (
    hub_id bigint not null,
    template text not null,
    channel text not null,
    language text not null,
    subject text not null,
    text text not null,
    updated_at timestamptz(3) not null,
    primary key (hub_id, template, channel, language)
  );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_texts');
  }
}
