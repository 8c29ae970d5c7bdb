import type { OpenAPIObject } from '@nestjs/swagger';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { Pool } from 'undici';
import { serveFace } from '../support/control/served-face.js';
import { openFullApi, type FullApiWorld } from './full-api.world.js';
import { RandomRequests, type FuzzRequest } from '../support/builders/random-request.builder.js';

/** Sample size of every run; tools/attack/fuzz.long.ts sends far more, to all faces. */
const REQUESTS = 1_000;
const BATCH = 50;

interface Fault extends Omit<FuzzRequest, 'operation'> {
  readonly status: number;
  readonly answer: string;
  readonly errors: unknown;
}

/** Answers are never 5xx, whatever is sent, and their status and body are documented. */
describe('the API under requests drawn from its own document', () => {
  let api: FullApiWorld;
  let document: OpenAPIObject;
  let pool: Pool;
  let ajv: Ajv2020;
  const statuses = new Map<number, number>();

  beforeAll(async () => {
    api = await openFullApi(await serveFace({ RATE_LIMIT_PER_MINUTE: '100000000' }));
    document = (await api.face.call().get('/api/v1/openapi.json')).body as OpenAPIObject;
    await api.post('/webhooks', { url: 'https://8.8.8.8/primeiro' });
    pool = new Pool(api.face.baseUrl, { connections: 24 });
    ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    ajv.addSchema({ $id: 'api', ...document });
  });
  afterAll(async () => {
    await pool.close();
  });

  const shapeOf = (path: string, method: string, status: number): ValidateFunction | undefined => {
    const at = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`;
    return ajv.getSchema(`api#${at}/content/application~1json/schema`);
  };

  /** The fault of an answer; null: none. */
  async function fault(request: FuzzRequest): Promise<Fault | null> {
    const { operation: _operation, ...sent } = request;
    const { method, path, url, body } = sent;
    const answer = await pool.request({
      method: method,
      path: url,
      headers: { authorization: `Bearer ${api.keys.hub}`, 'content-type': 'application/json' },
      ...(body !== null && { body }),
    });
    const text = await answer.body.text();
    const { statusCode: status } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const matches = shapeOf(path, method, status);
    if (status < 500 && matches?.(JSON.parse(text))) return null;
    return {
      ...sent,
      status,
      answer: text.slice(0, 500),
      errors: matches ? matches.errors : 'undocumented',
    };
  }

  it(`answers ${REQUESTS} of them as documented`, async () => {
    const batch = fc.array(new RandomRequests(document).any(), { minLength: BATCH, maxLength: BATCH });
    // One fault of each kind is reported, as a full batch would hide rare ones.
    const faults = new Map<string, object>();
    const { seed } = await fc.check(
      fc.asyncProperty(batch, async (requests) => {
        for (const found of await Promise.all(requests.map(fault)))
          if (found) faults.set(`${found.method} ${found.path} ${found.status}`, found);
      }),
      { numRuns: REQUESTS / BATCH },
    );
    expect({ seed, faults: [...faults.values()] }).toEqual({ seed, faults: [] });
    // The sample is useful only if many requests are accepted.
    const accepted = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
    expect(accepted).toBeGreaterThan(REQUESTS / 5);
  }, 300_000);
});
