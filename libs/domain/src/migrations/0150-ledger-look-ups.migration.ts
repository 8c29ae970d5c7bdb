import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger's look-ups by external id and by order name the wallet or the order alone. With the hub beside it, a plan
 * made while `ledger_transactions` has few rows takes `ledger_transactions_day_idx`, whose first column is the hub, and
 * reads every movement of the hub for each repeated credit until the table is next analyzed. An account and an order
 * belong to one hub, so nothing else is found.
 */
export class LedgerLookUps1795300000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ledger_transactions_external_id_key, ledger_transactions_order_idx;
      create unique index ledger_transactions_external_id_key
        on ledger_transactions (account_id, external_id) where external_id is not null;
      create index ledger_transactions_order_idx
        on ledger_transactions (order_id, account_id) where order_id is not null;
    `);
    await runner.query(functions({ key: 'account_id, external_id', ofHub: '' }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ledger_transactions_external_id_key, ledger_transactions_order_idx;
      create unique index ledger_transactions_external_id_key
        on ledger_transactions (hub_id, account_id, external_id) where external_id is not null;
      create index ledger_transactions_order_idx on ledger_transactions (hub_id, order_id) where order_id is not null;
    `);
    await runner.query(functions({ key: 'hub_id, account_id, external_id', ofHub: 't.hub_id = p_hub and ' }));
  }
}

interface LookUp {
  readonly key: string;
  readonly ofHub: string;
}

/** `ledger_post` and `ledger_settle_order` as in the migration `Wallets`, but for their look-ups. */
const functions = (lookUp: LookUp) => post(lookUp) + settleOrder(lookUp);

const post = ({ key, ofHub }: LookUp) => `
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
    v_signed bigint := case p_operation when 'credit' then p_amount else -p_amount end;
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
      order_id, reference_id, created_at, counter_account_id
    ) values (
      p_uuid, p_hub, v_wallet, p_operation, p_kind, p_amount, p_description, p_status, p_external_id,
      p_payment_method, p_order, p_reference, p_at, v_contra
    )
    on conflict (${key}) where external_id is not null do nothing
    returning id into v_id;
    if v_id is null then
      return query
        select true, a.balance, t.id, t.uuid, t.operation, t.kind, t.amount, t.description, t.status, t.external_id,
               t.payment_method, t.order_id, t.reference_id, t.created_at
        from ledger_transactions t join ledger_accounts a on a.id = t.account_id
        where ${ofHub}t.account_id = v_wallet and t.external_id = p_external_id;
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
    return next (false, v_balance, v_id, p_uuid, p_operation, p_kind, p_amount, p_description, p_status,
                 p_external_id, p_payment_method, p_order, p_reference, p_at)::ledger_posting;
  end $$;
`;

const settleOrder = ({ ofHub }: LookUp) => `
  create or replace function ledger_settle_order(
    p_hub bigint, p_role text, p_holder bigint, p_against text, p_debit_kind text, p_credit_kind text, p_order bigint,
    p_target bigint, p_description text, p_allow_negative boolean, p_uuid uuid, p_at timestamptz
  ) returns setof ledger_posting language plpgsql set enable_seqscan = off as $$
  declare
    v_wallet bigint;
    v_difference bigint;
  begin
    select id into v_wallet from ledger_accounts
      where hub_id = p_hub and role = p_role and holder_id = p_holder for update;
    if v_wallet is null and p_target <> 0 then
      v_wallet := ledger_open_account(p_hub, p_role, p_holder, p_at);
      perform from ledger_accounts where id = v_wallet for update;
    end if;
    select p_target - coalesce(sum(case t.operation when 'credit' then t.amount else -t.amount end), 0)
      into v_difference
      from ledger_transactions t
      where ${ofHub}t.order_id = p_order and t.account_id = v_wallet
        and t.kind in (p_debit_kind, p_credit_kind);
    if v_difference = 0 then
      return query
        select true, a.balance, t.id, t.uuid, t.operation, t.kind, t.amount, t.description, t.status, t.external_id,
               t.payment_method, t.order_id, t.reference_id, t.created_at
        from ledger_transactions t join ledger_accounts a on a.id = t.account_id
        where ${ofHub}t.order_id = p_order and t.account_id = v_wallet
          and t.kind in (p_debit_kind, p_credit_kind)
        order by t.id desc limit 1;
      return;
    end if;
    if p_target = 0 then
      update ledger_transactions t set status = 'reversed'
        where ${ofHub}t.order_id = p_order and t.account_id = v_wallet
          and t.kind = (case when v_difference > 0 then p_debit_kind else p_credit_kind end);
    end if;
    return query select * from ledger_post(
      p_hub, p_role, p_holder, p_against,
      case when v_difference > 0 then 'credit' else 'debit' end,
      case when v_difference > 0 then p_credit_kind else p_debit_kind end,
      abs(v_difference), p_description, 'completed', null, null, p_order, null, p_allow_negative, p_uuid, p_at);
  end $$;
`;
