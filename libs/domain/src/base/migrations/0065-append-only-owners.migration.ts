import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Any connection can set a setting: what is append-only yields to it where the asking role has the rights of
 * the table's owner, as the programs have. Others may have every right on the table and change nothing.
 */
const MAY_REWRITE = `
  create function may_rewrite(p_setting text, p_table oid) returns boolean language sql stable as $$
    select coalesce(current_setting(p_setting, true) = 'on', false)
       and pg_has_role((select relowner from pg_class where oid = p_table), 'usage')
  $$;`;

const CLEARING = {
  before: `current_setting('lastmile.clearing', true) = 'on'`,
  now: `may_rewrite('lastmile.clearing', tg_relid)`,
};
const FORGETTING = {
  before: `current_setting('lastmile.forgetting', true) = 'on'`,
  now: `may_rewrite('lastmile.forgetting', tg_relid)`,
};

const guards = (asked: 'before' | 'now') => `
  create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and ${CLEARING[asked]} then return null; end if;
    raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end $$;
  create or replace function ledger_keep_amounts() returns trigger language plpgsql as $$
  declare
    changed ledger_transactions := new;
  begin
    -- Settling or reversing a movement changes its status, anonymising a person its text; nothing else changes.
    changed.status := old.status;
    changed.description := old.description;
    if new.external_id is null and ${FORGETTING[asked]} then
      changed.external_id := old.external_id;
    end if;
    if changed is distinct from old then
      raise exception 'ledger_transactions is append-only: only status and description may change'
        using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  create or replace function audit_records_stay() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and ${FORGETTING[asked]} then return new; end if;
    if tg_op = 'DELETE' and ${CLEARING[asked]} then return old; end if;
    raise exception 'The audit log is append-only';
  end $$;`;

/** Ledger and audit log yield to their owner's role, no longer to a setting alone. */
export class AppendOnlyOwners1796000000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MAY_REWRITE + guards('now'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${guards('before')} drop function may_rewrite`);
  }
}
