import fc from 'fast-check';
import { ApiDocument, type Operation, type Schema } from '../support/builders/api-document.builder.js';
import { DOCUMENTS, FourFacesWorld, type DocumentName } from './four-faces.world.js';

type Parameter = Operation['query'][number];

const RUNS = 12;
/** Parameters of more than one form, whose documents name no format. */
const DATE_NAME = /^data_|_since$/;
const year = fc.oneof(
  fc.integer({ min: 0, max: 9_999 }),
  fc.constantFrom(0, 1, 99, 100, 999, 1_000, 1_969, 9_999),
);
const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const day = fc
  .tuple(year, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(([y, m, d]) => `${pad(y, 4)}-${pad(m)}-${pad(d)}`);
const instant = fc
  .tuple(
    day,
    fc.constantFrom('00:00:00', '23:59:59', '24:00:00'),
    fc.constantFrom('Z', '-12:00', '+14:00', ''),
  )
  .map(([date, time, zone]) => `${date}T${time}${zone}`);

/** Days and instants in the parameters of the four documents, whatever they are. */
describe('documented dates', () => {
  let world: FourFacesWorld;
  let headersOf: (name: DocumentName, path: string) => Record<string, string>;

  beforeAll(async () => {
    world = await FourFacesWorld.open({ LOG_LEVEL: 'error' });
    const callers = await world.callers();
    const { email, password } = world.facts.merchant;
    const login = await world.send('POST', '/api/merchant/login', {}, JSON.stringify({ email, password }));
    const { token } = JSON.parse(login.text) as { token: string };
    headersOf = (name, path) =>
      path.startsWith('/api/merchant') ? { Authorization: `Bearer ${token}` } : callers(name, path);
  });
  afterAll(() => world.close());

  it('are answered or refused with 400 in every parameter, and refused before the year 1000', async () => {
    const seen: string[] = [];
    // One of several dates may make the others void, so only dates that are all too early must be refused.
    for (const name of Object.keys(DOCUMENTS) as DocumentName[]) {
      const written = await world.document(name);
      const document = new ApiDocument(written);
      const base = new URL(written.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
      for (const operation of document.operations()) {
        const dates = operation.query.filter((one) => isDate(one.schema) || DATE_NAME.test(one.name));
        if (dates.length === 0 || operation.method !== 'get') continue;
        seen.push(`${name} ${operation.path}`);
        const rest = operation.query.filter((one) => one.required === true && !dates.includes(one));
        for (const path of pathsOf(written, operation)) {
          const url = base + path;
          await fc.assert(
            fc.asyncProperty(fc.array(fc.oneof(day, instant), sized(dates)), async (values) => {
              const query = new URLSearchParams(
                rest.map((one): [string, string] => [one.name, sample(document, one)]),
              );
              values.forEach((value, i) => query.set(dates[i]?.name ?? '', value));
              const { status, text } = await world.send(
                'GET',
                `${url}?${query.toString()}`,
                headersOf(name, url),
              );
              const allowed = values.every((value) => value < '1000') ? [400] : [200, 400];
              expect([url, values, allowed, text]).toEqual([
                url,
                values,
                expect.arrayContaining([status]) as unknown,
                text,
              ]);
            }),
            { numRuns: RUNS },
          );
        }
      }
    }
    expect(seen).toEqual(
      expect.arrayContaining([
        'full-api /api/v1/orders',
        'open-delivery /v1/logistics/delivery',
        'model-m /api/m/solicitacao',
        'console /api/admin/reports/{report}',
        'console /api/merchant/spending',
      ]),
    );
  });

  const sized = ({ length }: readonly Parameter[]) => ({ minLength: length, maxLength: length });
  const isDate = ({ format, anyOf = [], oneOf = [] }: Schema): boolean =>
    format === 'date' || format === 'date-time' || [...anyOf, ...oneOf].some(isDate);
  const sample = (document: ApiDocument, { schema }: Parameter) =>
    String((document.resolve(schema).enum ?? [1])[0]);

  /** The path with each value of a parameter that has an enumeration, else with an id that exists nowhere. */
  function pathsOf(written: Awaited<ReturnType<FourFacesWorld['document']>>, { path }: Operation): string[] {
    const parameters = (written.paths[path]?.get?.parameters ?? []) as { name: string; schema: Schema }[];
    return [...path.matchAll(/\{(\w+)\}/g)].reduce(
      (paths, [place, name]) => {
        const values = parameters.find((one) => one.name === name)?.schema.enum ?? [10_001];
        return paths.flatMap((one) => values.map((value) => one.replace(place, String(value))));
      },
      [path],
    );
  }
});
