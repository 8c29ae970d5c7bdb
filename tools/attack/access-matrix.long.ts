import { KnownAddresses } from '#domain';
import { FourFacesWorld } from '../../test/server/four-faces.world.js';
import { requestFor, type Whose } from './address.builder.js';
import { credentialKinds, type CredentialKind } from './credential-kinds.builder.js';
import { hubObjects, type HubObjects } from './hub-objects.builder.js';
import { entitlement, faceDocuments, type FaceDocument, type Target } from './operations.builder.js';

/** In every text of the other hub and of the sibling merchant. */
const FOREIGN = 'ALHEIO7';
const SIBLING = 'VIZINHO7';
/** These calls end the session they are made with, whose ever it is. */
const ENDS_SESSION = /^(post|delete) \/api\/(admin|merchant|courier)\/(logout|sessions(\/current)?)$/;

/** Kinds that may choose any hub. */
const EVERY_HUB = /platform/;

type Asked = Pick<FaceDocument, 'document'> & { readonly target: Target };

interface Cell {
  readonly operation: string;
  readonly kind: string;
  readonly whose: Whose;
  readonly expected: string;
  readonly status: number;
  readonly answer: string;
}

/**
 * Every operation of the four documents, called with every kind of credential for its own objects, a sibling's and
 * another hub's. The expected answer is computed from the declarations in the code.
 */
describe('the matrix of operations and credentials', () => {
  let world: FourFacesWorld;
  let home: HubObjects;
  let away: HubObjects;
  let kinds: CredentialKind[];
  let documents: FaceDocument[];
  const cells: Cell[] = [];

  beforeAll(async () => {
    world = await FourFacesWorld.open();
    documents = await faceDocuments(world);
    home = await hubObjects(world, { hub: 'Casa7', sibling: SIBLING });
    away = await hubObjects(world, { hub: FOREIGN, sibling: FOREIGN });
    kinds = await credentialKinds(world, home);
  }, 300_000);

  afterAll(async () => {
    const wrong = cells.filter((cell) => !holds(cell));
    const server = cells.filter(({ status }) => status >= 500).length;
    const seen = cells.filter(({ kind, answer }) => !EVERY_HUB.test(kind) && answer.includes(FOREIGN)).length;
    console.log(
      `${String(cells.length)} cells of ${String(documents.flatMap(({ targets }) => targets).length)} operations and ` +
        `${String(kinds.length)} kinds of credential: ${String(server)} answers of 5xx, ` +
        `${String(seen)} foreign objects, ${String(wrong.length)} unexpected`,
    );
    await world.close();
  });

  /** Cells that are not as expected, told by `askAs` of each operation and credential; null: there is no cell. */
  async function failuresOf(askAs: (at: Asked, kind: CredentialKind) => Promise<Cell | null> | null) {
    const failed: string[] = [];
    for (const { document, targets } of documents)
      for (const target of targets)
        for (const kind of kinds) {
          const cell = await askAs({ document, target }, kind);
          if (cell && !holds(cell)) failed.push(told(cell));
        }
    return failed;
  }

  /** null: the operation names no object that could belong to another. */
  async function ask(
    { document, target }: Asked,
    kind: CredentialKind,
    whose: Whose,
    expected: string,
  ): Promise<Cell | null> {
    const objects = whose === 'foreign' ? away : home;
    const request = requestFor(document, target, whose, objects, whose === 'foreign' ? {} : kind.own);
    if (!request.namesAnywhere && (whose === 'foreign' || whose === 'sibling')) return null;
    const { status, text } = await send(target, kind, request);
    const operation = `${target.method} ${target.fullPath}`;
    const due = expected === 'hidden' && !request.namesInPath ? 'no trace' : expected;
    const cell = { operation, kind: kind.name, whose, expected: due, status, answer: text };
    cells.push(cell);
    return cell;
  }

  async function send(
    { method, fullPath, streams }: Target,
    { headers, again }: CredentialKind,
    { path, body }: { path: string; body: string | undefined },
  ) {
    const verb = method.toUpperCase();
    if (streams) return world.begin(verb, path, headers);
    const ends = again !== undefined && ENDS_SESSION.test(`${method} ${fullPath}`);
    return world.send(verb, path, ends ? await again() : headers, method === 'get' ? undefined : body);
  }

  it('never changes nor shows what belongs to another hub', async () => {
    const before = await digest();
    const failures = await failuresOf((at, kind) => {
      const due = entitlement(at.target, kind);
      if (due === 'open' || kind.platform === true) return null;
      return ask(at, kind, 'foreign', due === 'served' ? 'hidden' : String(due));
    });
    expect(failures).toEqual([]);
    expect(await digest()).toEqual(before);
  }, 1_200_000);

  it('shows merchants and couriers nothing of siblings in their hub', async () => {
    const failures = await failuresOf((at, kind) => {
      const isServed = kind.personal === true && entitlement(at.target, kind) === 'served';
      return isServed ? ask(at, kind, 'sibling', 'no trace') : null;
    });
    expect(failures).toEqual([]);
  }, 600_000);

  it('serves callers their own objects as declared, and refuses the rest', async () => {
    const failures = await failuresOf((at, kind) => {
      // Changes by a hub's key or an operator would affect later calls, so only their reading calls use the
      // hub itself.
      const spares = at.target.method !== 'get' && kind.personal !== true;
      return ask(at, kind, spares ? 'nobody' : 'own', String(entitlement(at.target, kind)));
    });
    expect(failures).toEqual([]);
  }, 1_200_000);

  /** Of every row of the other hub. */
  async function digest(): Promise<Record<string, string>> {
    const { db } = world.core;
    // Known addresses, and the last use of a credential, are stored some time after the request.
    await world.server.nest.get(KnownAddresses, { strict: false }).flush();
    const tables = await db.query<{ name: string }>(
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'hub_id' order by 1`,
    );
    expect(tables.length).toBeGreaterThan(30);
    const rows: Record<string, string> = {};
    for (const { name } of tables) {
      const row = await db.first<{ all: string }>(
        `select md5(coalesce(string_agg(t.row, '|' order by t.row), '')) as "all"
           from (select (to_jsonb(r) - 'last_used_at')::text as row from ${name} r where hub_id = $1) t`,
        [away.hub.id],
      );
      rows[name] = row?.all ?? '';
    }
    return rows;
  }
});

function holds(cell: Cell): boolean {
  const { status, answer, kind, whose } = cell;
  if (status >= 500 || (!EVERY_HUB.test(kind) && answer.includes(FOREIGN))) return false;
  return !(whose === 'sibling' && answer.includes(SIBLING)) && isExpected(cell);
}

function isExpected({ expected, status, answer }: Cell): boolean {
  const refused = status === 401 || status === 403;
  switch (expected) {
    case 'served':
      // Some changes require the password again.
      return !refused || answer.includes('wrong_password');
    case 'hidden':
      return status >= 400 && status !== 401;
    case 'open':
    case 'no trace':
      return true;
    default:
      return status === Number(expected);
  }
}

function told({ operation, kind, whose, expected, status, answer }: Cell): string {
  return `${operation} as ${kind}, ${whose}: ${expected} expected, ${String(status)} ${answer.slice(0, 160)}`;
}
