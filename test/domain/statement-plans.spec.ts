import { CourierPositions, OutboxRetention, WebhookRetention } from '#domain';
import { statements } from '#domain/testing';
import pg from 'pg';
import { testDomain, type TestDomain } from '../support/index.js';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables of short-lived rows, of which any rows will do, so that reading from the first page is right. */
const FROM_THE_FRONT = new Set(['confirmation.code_tries_prune', 'robots.robots_called']);

/** Lists of few rows, read from their newest one on, with filters that seldom leave many out. */
const NEWEST_FIRST = new Set(['developer-apps.reviews_list', 'messages.mailbox']);

/** Tables of few rows: one for each part of the platform, or hub. */
const SHORT = new Set(['health.note', 'health.parts', 'payouts.hubs_scheduled']);

/** Reads of whole tables: of the catalog, for metrics, and for who has the ledger checked. */
const WHOLE = new Set([
  'hubs.tenant_tables',
  'orders.counted_by_status',
  'wallets.discrepancies',
  'wallets.discrepancy_count',
  'webhooks.troubled_subscriptions',
]);

/** Statements that skip locked rows and need not look whether the hub works here. */
const OF_ONE_HUB: Readonly<Record<string, string>> = {
  'jobs.jobs_forget': 'deletes: the fence keeps rows that arrive',
  'developers.links_prune': 'no rows of hubs',
  'sessions.prune': 'deletes: the fence keeps rows that arrive',
  'couriers.phone_codes_prune': 'deletes: the fence keeps rows that arrive',
  'password-resets.prune': 'deletes: the fence keeps rows that arrive',
  'outbox.outbox_claim_one': 'of a batch that was claimed',
  'searches.searches_lock_standing': 'of a hub that was found by `searches.queues_due`',
  'webhooks.webhook_release_held': 'streams of events that were relayed',
};

/**
 * A statement is planned once per connection, and connections of a new server are older than its rows. So a
 * plan made on empty tables must be right for full ones.
 */
describe('statements planned while there is nothing', () => {
  let domain: TestDomain;
  let wholeQueues: ReadonlySet<string>;

  beforeAll(async () => {
    domain = await testDomain();
    await domain.get(OutboxRetention).prune();
    await domain.get(WebhookRetention).prune();
    await domain.get(CourierPositions).prune();
    const partial = await domain.db.query<{ name: string }>(
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null`,
    );
    wholeQueues = new Set(partial.map(({ name }) => name));
  });
  afterAll(() => domain.close());

  it('look for what they want by an index, and walk none but the short ones from end to end', async () => {
    expect(statements().length).toBeGreaterThan(100);
    const walked: string[] = [];
    for (const { name, text } of statements()) {
      // Specs of the same process register statements of their own.
      const walks = [FROM_THE_FRONT, NEWEST_FIRST, SHORT, WHOLE].some((names) => names.has(name));
      if (walks || name.startsWith('test.')) continue;
      const [row] = await domain.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (generic_plan, format json) ${text}`,
      );
      for (const node of nodesOf(row!['QUERY PLAN'][0].Plan))
        if (walksAll(node)) walked.push(`${name}: ${node['Relation Name'] ?? node['Index Name'] ?? ''}`);
    }
    expect(walked).toEqual([]);
  });

  // PostgreSQL 18 (found in 18.4): when a row that a statement wants to lock or update has just changed, it
  // looks again with a second copy of the plan. Both share what decides which partitions are left out, and
  // the copy takes it along when it ends: the server crashes, with all processes' connections. This takes
  // load, so the plans are looked at. Partitions left out by constants, or once before it runs, do no harm.
  it('leave no partitions out while they run, where they lock or update rows', async () => {
    const { planOf, close } = await planPrinter(domain.url);
    try {
      const partitioned = await domain.db.query<{ name: string }>(
        `select partrelid::regclass::text as name from pg_partitioned_table`,
      );
      const crashing: string[] = [];
      for (const { name, text } of statements())
        if (partitioned.some((table) => text.includes(table.name)) && crashes(await planOf(text)))
          crashing.push(name);
      expect(crashing).toEqual([]);

      const planted = `with waiting as (select id, created_at from outbox order by id limit 1 for update skip locked)
        update outbox set processed_at = now() where id = any (array(select id from waiting))
           and created_at >= (select min(created_at) from waiting)`;
      expect(crashes(await planOf(planted))).toBe(true);
    } finally {
      await close();
    }
  });

  it('leave out what belongs to hubs that move, where they claim rows of all hubs', () => {
    const claims = statements().filter(({ text }) => text.includes('skip locked'));
    const unaware = claims.filter(
      ({ name, text }) => !text.includes('resting_hubs()') && !(name in OF_ONE_HUB),
    );
    expect(unaware.map(({ name }) => name)).toEqual([]);
    expect(claims.length).toBeGreaterThan(15);
  });

  /** A partial index holds a queue: open rows, not all rows that ever were. */
  function walksAll(node: PlanNode): boolean {
    if (node['Node Type'] === 'Seq Scan') return true;
    const index = node['Index Name'];
    return index !== undefined && node['Index Cond'] === undefined && !wholeQueues.has(index);
  }
});

/** PostgreSQL's own text of a plan, which tells more than `explain`. */
async function planPrinter(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`set enable_seqscan = off; set client_min_messages = log; set debug_print_plan = on`);
  let printed = '';
  client.on('notice', ({ message, detail }) => {
    if (message?.startsWith('plan') === true) printed += detail ?? '';
  });
  const planOf = async (text: string) => {
    printed = '';
    await client.query(`explain (generic_plan) ${text}`);
    expect(printed).toContain('{PLANNEDSTMT');
    return printed;
  };
  return { planOf, close: () => client.end() };
}

/** Operations 2, 4 and 5 are UPDATE, DELETE and MERGE. */
function crashes(plan: string): boolean {
  const leavesOut = / :exec_pruning_steps (?!<>)/.test(plan);
  return leavesOut && (plan.includes('{LOCKROWS') || /\{MODIFYTABLE[^{]*? :operation [245] /.test(plan));
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
