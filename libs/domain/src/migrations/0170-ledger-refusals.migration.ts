import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `ledger_post` refuses a debit that the balance does not cover before it writes anything. It used to write the movement
 * first: the error undid it, but each refusal left a dead row and its index entries behind, in the largest tables.
 */
export class LedgerRefusals1795300000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(post(EARLY_REFUSAL));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(post(''));
  }
}

/** A debit of before is found by its external id below, also when the balance would no longer cover it. */
const EARLY_REFUSAL = `
    if v_signed < 0 and not p_allow_negative then
      select balance into v_balance from ledger_accounts where id = v_wallet;
      if v_balance + v_signed < 0 and not exists (
        select from ledger_transactions t where t.account_id = v_wallet and t.external_id = p_external_id
      ) then
        raise exception 'the balance does not cover the amount' using errcode = 'LG001', detail = v_balance;
      end if;
    end if;
`;

/** As in the migration `LedgerLookUps`, but for the refusal. */
const post = (early: string) => `
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
${early}
    insert into ledger_transactions (
      uuid, hub_id, account_id, operation, kind, amount, description, status, external_id, payment_method,
      order_id, reference_id, created_at, counter_account_id
    ) values (
      p_uuid, p_hub, v_wallet, p_operation, p_kind, p_amount, p_description, p_status, p_external_id,
      p_payment_method, p_order, p_reference, p_at, v_contra
    )
    on conflict (account_id, external_id) where external_id is not null do nothing
    returning id into v_id;
    if v_id is null then
      return query
        select true, a.balance, t.id, t.uuid, t.operation, t.kind, t.amount, t.description, t.status, t.external_id,
               t.payment_method, t.order_id, t.reference_id, t.created_at
        from ledger_transactions t join ledger_accounts a on a.id = t.account_id
        where t.account_id = v_wallet and t.external_id = p_external_id;
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
