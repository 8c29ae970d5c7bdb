import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
  hub_id bigint not null,
  courier_id bigint not null,
  at timestamptz(3) not null,
  latitude float8 not null,
  longitude float8 not null,
  accuracy real,
  primary key (courier_id, at)`;

/**
 * Positions by day, so that old days are dropped instead of deleted row by row. Days are made by the clean-up; the rows
 * that are there become one partition, which is dropped when the last of them is too old. No row is copied.
 */
export class PositionDays1795300000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courier_positions rename to courier_positions_before;
      alter table courier_positions_before rename constraint courier_positions_pkey to courier_positions_before_pkey;
      alter index courier_positions_at_idx rename to courier_positions_before_at_idx;
      create table courier_positions (${COLUMNS}) partition by range (at);
      create table courier_positions_default partition of courier_positions default;
      do $$
      declare
        v_next date;
      begin
        select (greatest(max(at), now()) at time zone 'UTC')::date + 1 into v_next from courier_positions_before;
        if not exists (select from courier_positions_before) then
          drop table courier_positions_before;
          return;
        end if;
        execute format(
          'alter table courier_positions attach partition courier_positions_before for values from (minvalue) to (%L)',
          v_next || 'T00:00:00Z');
        execute format('alter table courier_positions_before rename to %I',
          'courier_positions_' || to_char(v_next - 1, 'YYYYMMDD'));
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courier_positions rename to courier_positions_days;
      alter table courier_positions_days rename constraint courier_positions_pkey to courier_positions_days_pkey;
      create table courier_positions (${COLUMNS});
      insert into courier_positions (hub_id, courier_id, at, latitude, longitude, accuracy)
      select hub_id, courier_id, at, latitude, longitude, accuracy from courier_positions_days;
      drop table courier_positions_days;
      create index courier_positions_at_idx on courier_positions using brin (at)`);
  }
}
