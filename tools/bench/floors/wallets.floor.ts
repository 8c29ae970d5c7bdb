import { randomUUID } from 'node:crypto';
import { instant, type Floor } from './floor.js';

interface Body {
  readonly valor: number;
  readonly descricao: string;
  readonly external_id: string;
}

/** A movement, two entries between a wallet and one of a hub's 64 accounts, unless its external id exists. */
const CREDIT = `
  with t as (
    insert into floor.ledger_transactions (uuid, hub_id, account_id, counter_account_id, operation, kind,
        amount, description, status, external_id, created_at)
    values ($1, $2, $3::bigint, $3 % 64, 'credit', 'credito_manual', $4, $5, 'completed', $6, $7)
    on conflict (account_id, external_id) where external_id is not null do nothing returning id
  ), wallet as (
    update floor.ledger_accounts set balance = balance + $4, credits = credits + 1
      where id = $3 and exists (select from t)
  ), contra as (
    update floor.ledger_accounts set balance = balance - $4, debits = debits + 1
      where id = $3 % 64 and exists (select from t)
  ), entries as (
    insert into floor.ledger_entries (transaction_id, leg, hub_id, account_id, amount)
    select t.id, e.leg, $2, e.account, e.amount
      from t, (values (1, $3::bigint, $4::bigint), (2, $3 % 64, -$4)) as e(leg, account, amount)
  )
  select id from t`;

const COVERED = `select from floor.ledger_accounts where id = $1 and balance >= $2`;

const KNOWN = `select id from floor.ledger_transactions where account_id = $1 and external_id = $2`;

export async function walletFloors({ app, pool, world }: Floor): Promise<void> {
  await pool.query('alter table floor.ledger_accounts set (fillfactor = 50)');
  await pool.query(
    `insert into floor.ledger_accounts (id, hub_id, role, holder_id, created_at)
     select id, $1, 'floor', id, now() from (select unnest($2::bigint[]) union select generate_series(0, 63)) a(id)`,
    [world.hubId, world.walletIds],
  );
  app.post('/api/v1/usuarios/:id/carteira/creditos', async (request, response) => {
    const { valor, descricao, external_id } = request.body as Body;
    const wallet = Number(request.params.id);
    const cents = Math.round(valor * 100);
    const values = [randomUUID(), world.hubId, wallet, cents, descricao, external_id, instant()];
    const made = await pool.query<{ id: number }>({ name: 'credit', text: CREDIT, values });
    const known = { name: 'known', text: KNOWN, values: [wallet, external_id] };
    const id = made.rows[0]?.id ?? (await pool.query<{ id: number }>(known)).rows[0]?.id;
    response.status(made.rowCount === 1 ? 201 : 200).json({
      data: { id, operacao: 'credito', tipo: 'credito_manual', valor, status: 'concluido', external_id },
    });
  });
  app.post('/api/v1/usuarios/:id/carteira/debitos', async (request, response) => {
    const { valor } = request.body as Body;
    const values = [Number(request.params.id), Math.round(valor * 100)];
    const covered = await pool.query({ name: 'covered', text: COVERED, values });
    if (covered.rowCount === 0) response.status(400).json({ mensagem: 'Saldo insuficiente para o débito' });
    else response.status(201).end();
  });
}
