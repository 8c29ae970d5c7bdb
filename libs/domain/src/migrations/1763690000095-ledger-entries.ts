import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A movement names both its accounts, and the database writes its two entries from it. That they add up to zero no
 * longer has to be looked up three times at each commit, with the wallet's row held: there is no way to write others.
 */
export class LedgerEntries1763690000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNTER_ACCOUNT);
    await runner.query(`
      drop trigger ledger_transactions_balanced on ledger_transactions;
      drop trigger ledger_entries_balanced on ledger_entries;
      drop function ledger_check_transaction;
      drop function ledger_check_entry;
    `);
    await runner.query(ENTRIES);
    await runner.query(post(NAMED));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(post(UNNAMED));
    await runner.query(`
      drop trigger ledger_entries_of_movements on ledger_entries;
      drop trigger ledger_transactions_entries on ledger_transactions;
      drop function ledger_refuse_entry;
      drop function ledger_write_entries;
    `);
    await runner.query(BALANCE_CHECKS);
    await runner.query(`
      alter table ledger_transactions drop column counter_account_id;
      alter table ledger_transactions drop constraint ledger_transactions_operation_check;
    `);
  }
}

/** What is known of the movements there are is in their second entry. */
const COUNTER_ACCOUNT = `
  alter table ledger_transactions add column counter_account_id bigint;
  alter table ledger_transactions disable trigger ledger_transactions_keep_amounts;
  update ledger_transactions t set counter_account_id = e.account_id
    from ledger_entries e where e.transaction_id = t.id and e.leg = 2;
  alter table ledger_transactions enable trigger ledger_transactions_keep_amounts;
  alter table ledger_transactions
    alter column counter_account_id set not null,
    add constraint ledger_transactions_two_accounts_check check (counter_account_id <> account_id),
    add constraint ledger_transactions_operation_check check (operation in ('credito', 'debito'));
`;

/** A trigger's condition is looked at before it is entered: within `ledger_write_entries` the depth is one. */
const ENTRIES = `
  create function ledger_write_entries() returns trigger language plpgsql as $$
  declare
    v_signed bigint := case new.operation when 'credito' then new.amount else -new.amount end;
  begin
    insert into ledger_entries (transaction_id, leg, hub_id, account_id, amount) values
      (new.id, 1, new.hub_id, new.account_id, v_signed), (new.id, 2, new.hub_id, new.counter_account_id, -v_signed);
    return null;
  end $$;

  create trigger ledger_transactions_entries after insert on ledger_transactions
    for each row execute function ledger_write_entries();

  create function ledger_refuse_entry() returns trigger language plpgsql as $$
  begin
    raise exception 'entries are written with their movement: another is not balanced'
      using errcode = 'restrict_violation';
  end $$;

  create trigger ledger_entries_of_movements before insert on ledger_entries
    for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse_entry();
`;

/** What writes a movement of which the database makes the entries, and what wrote them itself before. */
const NAMED = { column: ', counter_account_id', value: ', v_contra', entries: '' };
const UNNAMED = {
  column: '',
  value: '',
  entries: `
    insert into ledger_entries (transaction_id, leg, hub_id, account_id, amount)
      values (v_id, 1, p_hub, v_wallet, v_signed), (v_id, 2, p_hub, v_contra, -v_signed);`,
};

const post = (counter: typeof NAMED) => `
  create or replace function ledger_post(
    p_hub bigint, p_role text, p_holder bigint, p_against text, p_operation text, p_kind text, p_amount bigint,
    p_description text, p_status text, p_external_id text, p_payment_method text, p_order bigint, p_reference bigint,
    p_allow_negative boolean, p_uuid uuid, p_at timestamptz
  ) returns setof ledger_posting language plpgsql set enable_seqscan = off as $$
  declare
    v_wallet bigint;
    v_contra bigint;
    v_id bigint;
    v_balance bigint;
    v_signed bigint := case p_operation when 'credito' then p_amount else -p_amount end;
  begin
    select (select id from ledger_accounts where hub_id = p_hub and role = p_role and holder_id = p_holder),
           (select id from ledger_accounts where hub_id = p_hub and role = p_against and holder_id = p_holder % 64)
      into v_wallet, v_contra;
    if v_wallet is null then
      v_wallet := ledger_open_account(p_hub, p_role, p_holder, p_at);
    end if;
    if v_contra is null then
      v_contra := ledger_open_account(p_hub, p_against, p_holder % 64, p_at);
    end if;

    insert into ledger_transactions (
      uuid, hub_id, account_id, operation, kind, amount, description, status, external_id, payment_method,
      order_id, reference_id, created_at${counter.column}
    ) values (
      p_uuid, p_hub, v_wallet, p_operation, p_kind, p_amount, p_description, p_status, p_external_id,
      p_payment_method, p_order, p_reference, p_at${counter.value}
    )
    on conflict (hub_id, account_id, external_id) where external_id is not null do nothing
    returning id into v_id;
    if v_id is null then
      return query
        select true, a.balance, t.id, t.uuid, t.operation, t.kind, t.amount, t.description, t.status, t.external_id,
               t.payment_method, t.order_id, t.reference_id, t.created_at
        from ledger_transactions t join ledger_accounts a on a.id = t.account_id
        where t.hub_id = p_hub and t.account_id = v_wallet and t.external_id = p_external_id;
      return;
    end if;

    update ledger_accounts
      set balance = balance + v_signed, credits = credits + (v_signed > 0)::int, debits = debits + (v_signed < 0)::int
      where id = v_wallet and (p_allow_negative or v_signed > 0 or balance + v_signed >= 0)
      returning balance into v_balance;
    if not found then
      raise exception 'the balance does not cover the amount'
        using errcode = 'LG001', detail = (select balance from ledger_accounts where id = v_wallet);
    end if;
    update ledger_accounts
      set balance = balance - v_signed, credits = credits + (v_signed < 0)::int, debits = debits + (v_signed > 0)::int
      where id = v_contra;
${counter.entries}
    return next (false, v_balance, v_id, p_uuid, p_operation, p_kind, p_amount, p_description, p_status,
                 p_external_id, p_payment_method, p_order, p_reference, p_at)::ledger_posting;
  end $$;
`;

const BALANCE_CHECKS = `
  create function ledger_check_transaction() returns trigger language plpgsql set enable_seqscan = off as $$
  declare
    total numeric;
    moved numeric;
  begin
    select sum(amount), sum(amount) filter (where account_id = new.account_id) into total, moved
      from ledger_entries where transaction_id = new.id;
    if total is distinct from 0
      or moved is distinct from (case new.operation when 'credito' then new.amount else -new.amount end) then
      raise exception 'ledger transaction % is not balanced', new.id using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$;

  create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
    deferrable initially deferred for each row execute function ledger_check_transaction();

  create function ledger_check_entry() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) is distinct from 0
      or not exists (select from ledger_transactions where id = new.transaction_id) then
      raise exception 'ledger transaction % is not balanced', new.transaction_id
        using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$;

  create constraint trigger ledger_entries_balanced after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_check_entry();
`;
