import type { MigrationInterface, QueryRunner } from 'typeorm';

const SPENDING_DAYS = `
  create table spending_days (
    hub_id bigint not null,
    spender text not null,
    day date not null,
    spent_cents bigint not null,
    primary key (hub_id, spender, day)
  );`;

/** The row is locked by its update, so that orders at the same moment are added one after the other. */
const SPENDING_TAKE = `
  create function spending_take(p_hub bigint, p_spender text, p_day date, p_cents bigint, p_limit bigint)
  returns bigint language plpgsql as $$
  declare
    v_spent bigint;
  begin
    insert into spending_days as s (hub_id, spender, day, spent_cents) values (p_hub, p_spender, p_day, p_cents)
      on conflict (hub_id, spender, day) do update set spent_cents = s.spent_cents + excluded.spent_cents
      returning spent_cents into v_spent;
    if v_spent > p_limit then
      raise exception 'the spending limit of the day is reached' using errcode = 'SL001';
    end if;
    return v_spent;
  end $$;`;

/** What sub-users and apps may order for in a day, and what they did. */
export class SpendingLimits1796000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [
      'alter table merchants add column day_limit_cents bigint',
      'alter table credentials add column day_limit_cents bigint',
      SPENDING_DAYS,
      SPENDING_TAKE,
    ])
      await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function spending_take;
      drop table spending_days;
      alter table credentials drop column day_limit_cents;
      alter table merchants drop column day_limit_cents;`);
  }
}
