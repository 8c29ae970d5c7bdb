import { KnownAddresses } from '#domain';
import { FourFacesWorld } from '../four-faces.world.js';
import type { ApiDocument } from '../../support/builders/api-document.builder.js';
import { hubDigest } from '../../support/schema-snapshot.js';
import { LONG } from '../../support/test-mode.js';
import { ACCESS_RULES, declaredAccess } from './access.rules.js';
import { requestFor } from './address.builder.js';
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

type Whose = 'own' | 'sibling' | 'foreign' | 'nobody';

interface Cell {
  readonly operation: string;
  readonly kind: string;
  readonly whose: Whose;
  readonly expected: string;
  readonly status: number;
  readonly answer: string;
}

/**
 * Every operation of the four documents, called with credentials for their own objects, a sibling's and
 * another hub's: in `npm test` with two kinds of them in turn, in `npm run test:long` with all. The expected
 * answer is computed from the declarations in the code, and these are compared with `access.rules.ts`.
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
    home = await hubObjects(world, 'Casa7', SIBLING);
    away = await hubObjects(world, FOREIGN);
    kinds = await credentialKinds(world, home);
  }, 300_000);

  afterAll(async () => {
    const wrong = cells.filter((cell) => !holds(cell));
    const server = cells.filter(({ status }) => status >= 500).length;
    const seen = cells.filter(({ kind, answer }) => !EVERY_HUB.test(kind) && answer.includes(FOREIGN)).length;
    if (LONG)
      console.log(
        `${String(cells.length)} cells of ${String(documents.flatMap(({ targets }) => targets).length)} operations and ` +
          `${String(kinds.length)} kinds of credential: ${String(server)} answers of 5xx, ` +
          `${String(seen)} foreign objects, ${String(wrong.length)} unexpected`,
      );
    await world.close();
  });

  /** Cells that are not as expected; `due` tells what is expected of whose objects, null: no cell. */
  async function failuresOf(due: (target: Target, kind: CredentialKind) => readonly [Whose, string] | null) {
    const failed: string[] = [];
    for (const { document, targets } of documents)
      for (const [turn, target] of targets.entries()) {
        const asking = kinds.filter((kind) => due(target, kind) !== null);
        for (const kind of sampleOf(target, asking, turn)) {
          const [whose, expected] = due(target, kind)!;
          const cell = await ask(document, target, kind, whose, expected);
          if (cell && !holds(cell)) failed.push(told(cell));
        }
      }
    return failed;
  }

  /** null: the operation names no object that could belong to another. */
  async function ask(
    document: ApiDocument,
    target: Target,
    kind: CredentialKind,
    whose: Whose,
    expected: string,
  ): Promise<Cell | null> {
    const own = { ...home.ids, ...kind.own };
    const ids = { own, sibling: home.siblingIds, foreign: away.ids, nobody: {} };
    const request = requestFor(document, target, ids[whose]);
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

  /** Known addresses, and the last use of a credential, are stored some time after the request. */
  async function digest(): Promise<Record<string, string>> {
    await world.get(KnownAddresses).flush();
    return hubDigest(world.core.db, away.hub.id);
  }

  it('is declared for each operation as the rules say', () => {
    const targets = documents.flatMap((one) => one.targets);
    const ruleOf = ({ method, fullPath }: Target) =>
      ACCESS_RULES.find(([, calls]) => calls.test(`${method.toUpperCase()} ${fullPath}`));
    const declared = targets.map(
      (target) => `${target.method} ${target.fullPath}: ${declaredAccess(target)}`,
    );
    const written = targets.map(
      (target) => `${target.method} ${target.fullPath}: ${ruleOf(target)?.[0] ?? 'no rule'}`,
    );
    expect(declared).toEqual(written);
    expect(ACCESS_RULES.filter((rule) => !targets.some((target) => ruleOf(target) === rule))).toEqual([]);
  });

  it('never changes nor shows what belongs to another hub', async () => {
    const before = await digest();
    const failures = await failuresOf((target, kind) => {
      const due = entitlement(target, kind);
      if (due === 'open' || kind.platform === true) return null;
      if (due === 'served') return ['foreign', 'hidden'];
      return LONG ? ['foreign', String(due)] : null;
    });
    expect(failures).toEqual([]);
    expect(await digest()).toEqual(before);
  }, 1_200_000);

  it('shows merchants and couriers nothing of siblings in their hub', async () => {
    const failures = await failuresOf((target, kind) => {
      const isServed = kind.personal === true && entitlement(target, kind) === 'served';
      return isServed ? ['sibling', 'no trace'] : null;
    });
    expect(failures).toEqual([]);
  }, 600_000);

  it('serves callers their own objects as declared, and refuses the rest', async () => {
    const failures = await failuresOf((target, kind) => {
      // Changes by a hub's key or an operator would affect later calls, so only their reading calls use the
      // hub itself.
      const spares = target.method !== 'get' && kind.personal !== true;
      return [spares ? 'nobody' : 'own', String(entitlement(target, kind))];
    });
    expect(failures).toEqual([]);
  }, 1_200_000);
});

/** In `npm test` a kind of credential that the operation's API knows and one of others, each in turn. */
function sampleOf(
  { audience }: Target,
  kinds: readonly CredentialKind[],
  turn: number,
): readonly CredentialKind[] {
  if (LONG) return kinds;
  const known = kinds.filter((kind) => kind.audience === audience);
  const others = kinds.filter((kind) => kind.audience !== audience);
  return [known, others].flatMap((some) => some[turn % some.length] ?? []);
}

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
