import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { Pool } from 'undici';
import { FourFacesWorld } from '../../test/server/four-faces.world.js';
import { RandomRequests, type FuzzRequest } from '../../test/support/builders/random-request.builder.js';
import { knownIds } from '../../test/server/access/address.builder.js';
import { credentialKinds, type CredentialKind } from '../../test/server/access/credential-kinds.builder.js';
import { hubObjects, type HubObjects } from '../../test/server/access/hub-objects.builder.js';
import { entitlement, faceDocuments, type Target } from '../../test/server/access/operations.builder.js';

/** FUZZ_REQUESTS: fewer to try a change, or a million for a night. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 200_000);
/** FUZZ_SEED: printed by another run, to draw the same requests; ids and their sequence may differ. */
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(1_000_000_000));
const ROUND = 2_000;
const CONCURRENCY = 40;
/** In every text of a hub that no caller belongs to. */
const FOREIGN = 'ALHEIO7';

interface Attack extends FuzzRequest {
  readonly target: Target;
  readonly kind: CredentialKind;
}

/** No answer to any kind of credential is 5xx, undocumented, or shows an object of another hub. */
describe('the four faces under requests drawn from their documents', () => {
  let world: FourFacesWorld;
  let away: HubObjects;
  let pool: Pool;
  let documents: Awaited<ReturnType<typeof faceDocuments>>;
  let operations: number;
  const statuses = new Map<string, number>();
  const faults = new Map<string, string>();

  beforeAll(async () => {
    // An answer of 5xx tells why.
    world = await FourFacesWorld.open({ LOG_LEVEL: 'error' });
    away = await hubObjects(world, FOREIGN);
    documents = await faceDocuments(world);
    operations = documents.flatMap(({ targets }) => targets).length;
    pool = new Pool(world.server.baseUrl, { connections: CONCURRENCY });
  }, 300_000);

  afterAll(async () => {
    await pool.close();
    await world.close();
  });

  /** Distributed over the faces by their number of operations. */
  async function round(seed: number): Promise<Attack[]> {
    const home = await hubObjects(world, `Casa${seed}`);
    const kinds = await credentialKinds(world, home);
    const known = knownIds(home, away);
    return documents.flatMap(({ written, targets }) => {
      const targetOf = ({ method, path }: { method: string; path: string }) =>
        targets.find((one) => one.method === method.toLowerCase() && one.path === path);
      const requests = new RandomRequests(written, known, (one) => targetOf(one)?.streams === false);
      const numRuns = Math.round((ROUND * targets.length) / operations);
      return fc.sample(requests.any(), { numRuns, seed }).flatMap((request, at) => {
        const target = targetOf(request);
        if (target === undefined) return [];
        // Mostly a permitted caller, else any.
        const entitled = kinds.filter((kind) => entitlement(target, kind) === 'served');
        const choice = at % 8 === 0 || entitled.length === 0 ? kinds : entitled;
        const kind = choice[at % choice.length];
        return kind === undefined ? [] : [{ ...request, target, kind }];
      });
    });
  }

  async function send(attack: Attack): Promise<void> {
    const { target, kind, method, url, body, contentType } = attack;
    const base = target.fullPath.slice(0, target.fullPath.length - target.path.length);
    const headers = { ...kind.headers, ...(contentType !== null && { 'content-type': contentType }) };
    const answer = await pool.request({ method, path: base + url, headers, ...(body !== null && { body }) });
    const text = await answer.body.text();
    const { statusCode: status } = answer;
    const counted = `${target.face}${Buffer.isBuffer(body) ? ' forms' : ''} ${Math.floor(status / 100)}xx`;
    statuses.set(counted, (statuses.get(counted) ?? 0) + 1);
    const fault = faultOf(attack, status, text);
    if (fault === null) return;
    faults.set(
      `${fault}: ${method} ${target.fullPath} ${status}`,
      `${kind.name} ${url} ${String(body?.slice(0, 600))} -> ${text.slice(0, 300)}`,
    );
  }

  it(`answers ${REQUESTS} of them without 5xx and without an object of another hub`, async () => {
    const began = performance.now();
    let sent = 0;
    for (let at = 0; sent < REQUESTS; at++) {
      const attacks = await round(SEED + at);
      sent += attacks.length;
      const work = async () => {
        for (let next = attacks.pop(); next !== undefined; next = attacks.pop()) await send(next);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      // Nobody runs these wake-ups here, and a million requests leave many.
      world.core.wakeUps.woken.length = 0;
    }
    const seconds = Math.round((performance.now() - began) / 1_000);
    const count = (kind: string) => [...faults.keys()].filter((key) => key.startsWith(kind)).length;
    console.log(
      `${sent} requests of ${operations} operations in ${seconds} s, seed ${SEED}: ` +
        `${[...statuses]
          .sort()
          .map((one) => one.join(' '))
          .join(', ')}; operations with faults: ` +
        `${count('5xx')} of 5xx, ${count('foreign')} of foreign objects, ${count('undocumented')} undocumented`,
    );
    expect([...faults].map((one) => one.join('\n'))).toEqual([]);
    // The sample is useful only if many requests are accepted.
    const accepted = [...statuses].filter(([key]) => key.endsWith('2xx')).reduce((sum, [, n]) => sum + n, 0);
    expect(accepted).toBeGreaterThan(sent / 10);
  }, 28_800_000);
});

function faultOf({ target, kind }: Attack, status: number, text: string): string | null {
  if (status >= 500) return '5xx';
  // Operators of the platform may choose any hub.
  if (kind.platform !== true && text.includes(FOREIGN)) return 'foreign object';
  return String(status) in target.responses || 'default' in target.responses ? null : 'undocumented';
}
