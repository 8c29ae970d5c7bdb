import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an order is expected to be ready and is promised, and how long a merchant prepares. */
export class ReadyTimes1795300000022 implements MigrationInterface {
  readonly name = 'ReadyTimes1795300000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table orders add column ready_at timestamptz(3), add column deliver_by timestamptz(3);
      alter table merchants add column preparation_minutes integer;

      create table preparation_times (
        hub_id bigint not null,
        merchant_id bigint not null,
        weekday smallint not null,
        hour smallint not null,
        seconds real not null,
        samples integer not null,
        primary key (hub_id, merchant_id, weekday, hour)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table preparation_times;
      alter table merchants drop column preparation_minutes;
      alter table orders drop column ready_at, drop column deliver_by;
    `);
  }
}
