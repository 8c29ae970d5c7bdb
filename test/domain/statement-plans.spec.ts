import { CourierPositions, OutboxRetention, statements, WebhookRetention } from '#domain';
import { testDomain, type TestDomain } from '../support/index.js';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables of short-lived rows, of which any rows will do, so that reading from the first page is right. */
const FROM_THE_FRONT = new Set(['confirmation.code_tries_prune', 'sandbox.robots_called']);

/** Lists of few rows, read from their newest one on, with filters that seldom leave many out. */
const NEWEST_FIRST = new Set(['developer-apps.reviews_list']);

/** Statements that skip locked rows and need not look whether the hub works here. */
const OF_ONE_HUB: Readonly<Record<string, string>> = {
  'bulk.row_take': 'of a job that was found by `bulk.jobs_running`',
  'bulk.jobs_forget': 'deletes: the fence keeps rows that arrive',
  'delivery-imports.imports_forget': 'deletes: the fence keeps rows that arrive',
  'developers.links_prune': 'no rows of hubs',
  'developers.tokens_prune': 'no rows of hubs',
  'merchant-access.tokens_prune': 'deletes: the fence keeps rows that arrive',
  'password-resets.prune': 'deletes: the fence keeps rows that arrive',
  'delivery-imports.row_claim': 'of an import that was found by `delivery-imports.imports_open`',
  'outbox.outbox_claim_one': 'of a batch that was claimed',
  'webhooks.webhook_release_held': 'streams of events that were relayed',
};

/**
 * A statement is planned once per connection, and connections of a new server are older than its rows. So a plan made
 * on empty tables must be right for full ones.
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
      if (FROM_THE_FRONT.has(name) || NEWEST_FIRST.has(name) || name.startsWith('test.')) continue;
      const [row] = await domain.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (generic_plan, format json) ${text}`,
      );
      for (const node of nodesOf(row!['QUERY PLAN'][0].Plan))
        if (walksAll(node)) walked.push(`${name}: ${node['Relation Name'] ?? node['Index Name'] ?? ''}`);
    }
    expect(walked).toEqual([]);
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

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
