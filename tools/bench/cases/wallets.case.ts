import { httpCase, traffic, type Asked } from '../http-case.js';
import type { BenchSetup } from '../setup/bench-setup.js';

const rows = {
  ours: 'select count(*) from ledger_transactions where external_id is not null',
  floor: 'select count(*) from floor.ledger_transactions where external_id is not null',
};

const credit = (
  { world }: BenchSetup,
  wallets: readonly number[],
  status: number,
  externalId: string,
): Asked => [
  { authorization: `Bearer ${world.fullApiKey}` },
  {
    path: '/api/v1/usuarios/{{pick}}/carteira/creditos',
    picks: wallets.map(String),
    body: `{"valor":12.5,"descricao":"Recarga","external_id":"${externalId}"}`,
    expect: { status, includes: [`"external_id":"${externalId}"`, '"valor":12.5'] },
  },
];

/** The floor's accounts exist from the start; the first movement of a wallet creates its account. */
async function openAccounts({ core, world: { hubId, walletIds } }: BenchSetup): Promise<void> {
  await core.db.query(
    `select ledger_open_account($1, 'merchant', w, now()), ledger_open_account($1, 'cash', w % 64, now())
     from unnest($2::bigint[]) w`,
    [hubId, walletIds],
  );
}

const one = (stage: BenchSetup) => stage.world.walletIds.slice(0, 1);

export const spread = httpCase({
  name: 'wallet spread',
  goal: 2_500,
  goalRatio: 0.5,
  rows,
  prepare: openAccounts,
  request: (stage) => credit(stage, stage.world.walletIds, 201, 'credit-{{n}}'),
});

/** Debits beyond the balance: a refusal must not cost more than a movement, nor the connection it came through. */
export const refused = httpCase({
  name: 'wallet refused',
  quick: 'measured',
  goal: 2_000,
  goalRatio: 0.4,
  rows: { ...rows, perAnswer: 0 },
  prepare: openAccounts,
  request: (stage) => [
    { authorization: `Bearer ${stage.world.fullApiKey}` },
    {
      path: '/api/v1/usuarios/{{pick}}/carteira/debitos',
      picks: stage.world.walletIds.map(String),
      body: '{"valor":99999999.99,"permitir_saldo_negativo":false}',
      expect: { status: 400, includes: ['"mensagem":"Saldo insuficiente para o débito"'] },
    },
  ],
});

export const hot = httpCase({
  name: 'wallet one',
  goal: 1_500,
  goalRatio: 0.5,
  rows,
  request: (stage) => credit(stage, one(stage), 201, 'credit-{{n}}'),
});

const again = (stage: BenchSetup) => credit(stage, one(stage), 200, 'again');

export const replays = httpCase({
  name: 'wallet replays',
  goal: 4_000,
  goalRatio: 0.5,
  rows: { ...rows, perAnswer: 0 },
  request: again,
  // The first credit creates the account, so it is made before rows are counted.
  prepare: async (stage) => {
    for (const server of [stage.gateway, stage.floor]) {
      const { origin, path, headers, body, picks } = traffic(server.origin, ...again(stage));
      await fetch(origin + path.replace('{{pick}}', picks![0]!), { method: 'POST', headers, body: body! });
    }
  },
});
