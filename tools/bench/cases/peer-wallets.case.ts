import { cents, hubScope, Wallets } from '#domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expectDurable, peerDatabase } from '../peers/peer-modules.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { measuredInTurns } from '../turns.js';
import { EMPTY_RESULT, SkippedCase, type BenchCase, type CaseResult } from '../types.js';
import { openAccounts } from './wallets.case.js';

/** As many as the core's pool has. */
const CONNECTIONS = 20;
/** Accounts of the hub that a wallet's movements are spread over. */
const AGAINST = 64;

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

interface Books {
  /** Moves money from the hub to the wallet of this place in the list. */
  move(wallet: number, n: number): Promise<unknown>;
  bytes(): Promise<number>;
}

/** Our wallets beside pgledger, both in the benchmark's own process over the same driver and number of connections. Only when it is named. */
export const ledgers: BenchCase = {
  name: 'peers wallets',
  onlyNamed: true,
  run: async (stage) => {
    const sql = pgledgerSql(process.env['PGLEDGER']);
    await expectDurable(stage);
    const pool = new pg.Pool({ connectionString: await peerDatabase(stage), max: CONNECTIONS });
    try {
      const [ours, its] = [await ourBooks(stage), await pgledger(stage, pool, sql)];
      const wallets = stage.world.walletIds.length;
      return [
        ...(await measure(stage, 'wallet spread', wallets, ours, its)),
        ...(await measure(stage, 'wallet hot', 1, ours, its)),
      ];
    } finally {
      await pool.end();
    }
  },
};

/** The statements of a clone of pgledger, whose text is not ours to keep. */
function pgledgerSql(clone: string | undefined): string {
  if (clone === undefined) throw new SkippedCase('no package has pgledger: name a clone of it as PGLEDGER');
  const vendored = join(clone, 'vendor/scoville-pgsql-ulid');
  const files = readdirSync(vendored).filter((name) => name.endsWith('.sql'));
  const paths = [...files.map((name) => join(vendored, name)), join(clone, 'pgledger.sql')];
  return paths.map((path) => readFileSync(path, 'utf8')).join('\n;\n');
}

async function ourBooks(stage: BenchSetup): Promise<Books> {
  const { core, world } = stage;
  await openAccounts(stage);
  const wallets = core.get(Wallets);
  const scope = hubScope(world.hubId);
  return {
    move: (wallet, n) =>
      wallets.credit(
        scope,
        { kind: 'merchant', id: world.walletIds[wallet]! },
        { amount: cents(1_250), description: 'Recarga', externalId: `peers-${String(n)}` },
      ),
    bytes: () =>
      sizeOf(
        (text, values) => core.db.query(text, values),
        ['ledger_accounts', 'ledger_transactions', 'ledger_entries'],
      ),
  };
}

async function pgledger({ world }: BenchSetup, pool: pg.Pool, sql: string): Promise<Books> {
  const query: Query = async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows;
  await query(sql);
  const opened = async (count: number) =>
    (
      await query(
        `select a.id from generate_series(1, $1::int) g, pgledger_create_account('account ' || g, 'BRL') a`,
        [count],
      )
    ).map(({ id }) => id);
  const [wallets, against] = [await opened(world.walletIds.length), await opened(AGAINST)];
  const text = 'select id from pgledger_create_transfer($1, $2, $3)';
  return {
    move: (wallet) =>
      pool.query({
        ...{ name: 'transfer', text },
        values: [against[world.walletIds[wallet]! % AGAINST], wallets[wallet], 12.5],
      }),
    bytes: () => sizeOf(query, ['pgledger_accounts', 'pgledger_transfers', 'pgledger_entries']),
  };
}

async function sizeOf(query: Query, tables: readonly string[]): Promise<number> {
  const rows = await query('select sum(pg_total_relation_size(t)) as size from unnest($1::regclass[]) t', [
    tables,
  ]);
  return Number(rows[0]!['size']);
}

async function measure(
  stage: BenchSetup,
  name: string,
  wallets: number,
  ours: Books,
  its: Books,
): Promise<CaseResult[]> {
  const mine = new Mover(ours, wallets);
  const theirs = new Mover(its, wallets);
  const before = [await ours.bytes(), await its.bytes()] as const;
  const rates = await measuredInTurns(stage, name, {
    ours: (seconds) => mine.rate(seconds),
    floor: (seconds) => theirs.rate(seconds),
  });
  const bytes = {
    ours: ((await ours.bytes()) - before[0]) / mine.moved,
    floor: ((await its.bytes()) - before[1]) / theirs.moved,
  };
  const shown = `${name} beside pgledger`;
  return [
    { ...EMPTY_RESULT, name: shown, unit: '/s', ...rates, goalRatio: 1 },
    {
      ...{ ...EMPTY_RESULT, name: `${shown}, bytes of a movement`, unit: ' B', ...bytes },
      ...{ ratio: bytes.ours / bytes.floor, goalRatio: 1 },
    },
  ];
}

/** Numbers of movements never repeat within a run: an external id would be known. */
let serial = 0;

/** Moves money as fast as the connections allow, and counts. */
class Mover {
  moved = 0;

  constructor(
    private readonly books: Books,
    private readonly wallets: number,
  ) {}

  async rate(seconds: number): Promise<number> {
    const [began, before] = [performance.now(), this.moved];
    const lane = async () => {
      while (performance.now() - began < seconds * 1_000) {
        const n = serial++;
        await this.books.move(n % this.wallets, n);
        this.moved++;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, lane));
    return (this.moved - before) / ((performance.now() - began) / 1_000);
  }
}
