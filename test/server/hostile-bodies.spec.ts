import {
  ApiDocument,
  type Operation,
  type Position,
  type Schema,
} from '../support/builders/api-document.builder.js';
import { DOCUMENTS, FourFacesWorld, type DocumentName } from './four-faces.world.js';

/** Members that every JavaScript object inherits; `JSON.parse` makes them own members. */
const INHERITED = '"constructor":1,"__proto__":{"polluted":true},"toString":"x","hasOwnProperty":null';
/** Above PostgreSQL's `integer`, and the largest exact integer of JavaScript. */
const LARGE = [2_147_483_648, Number.MAX_SAFE_INTEGER];
const EXISTING_ID = '10001';
const UNKNOWN_ID = '99999999';

describe('every write operation of the four documents', () => {
  let world: FourFacesWorld;
  let callers: Awaited<ReturnType<FourFacesWorld['callers']>>;

  beforeAll(async () => {
    world = await FourFacesWorld.open();
    callers = await world.callers();
  });
  afterAll(() => world.close());

  async function read(name: DocumentName) {
    const written = await world.document(name);
    const base = new URL(written.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
    const document = new ApiDocument(written);
    const writes = document.operations().filter(({ method }) => method !== 'get');
    const send = (operation: Operation, body: string) => {
      const id = operation.body ? EXISTING_ID : UNKNOWN_ID;
      const path = base + operation.path.replace(/\{\w+\}/g, id);
      // A log-out would end the session that later calls use.
      const headers = path.endsWith('/logout') ? {} : callers(name, path);
      return world.send(operation.method.toUpperCase(), path, headers, body);
    };
    return { document, writes, send };
  }

  describe.each(Object.keys(DOCUMENTS) as DocumentName[])('of %s', (name) => {
    it('refuses names that objects inherit without an answer of 5xx', async () => {
      const { document, writes, send } = await read(name);
      const faults: unknown[] = [];
      for (const operation of writes) {
        const sample = JSON.stringify(operation.body ? document.sample(operation.body) : {});
        const rest = sample.startsWith('{') ? sample.slice(1) : '}';
        const { status, text } = await send(operation, `{${INHERITED}${rest === '}' ? '' : ','}${rest}`);
        if (status >= 500) faults.push([operation.method, operation.path, status, text]);
      }
      expect(faults).toEqual([]);
      expect(writes.length).toBeGreaterThan(5);
    });

    it('refuses integers that are too large, without an answer of 5xx', async () => {
      const { document, writes, send } = await read(name);
      const faults: unknown[] = [];
      for (const operation of writes) {
        const { body } = operation;
        for (const position of body ? document.integers(body) : [])
          for (const value of LARGE) {
            const sent = JSON.stringify(filled(document, body ?? {}, position, value));
            const { status, text } = await send(operation, sent);
            if (status >= 500) faults.push([operation.method, operation.path, status, sent, text]);
          }
      }
      expect(faults).toEqual([]);
    });
  });
});

/** The operation's sample with one position replaced. */
function filled(document: ApiDocument, schema: Schema, [step, ...rest]: Position, value: number): unknown {
  if (step === undefined) return value;
  const inner = filled(document, document.inner(schema, step), rest, value);
  return step === 0 ? [inner] : { ...(document.sample(schema) as object), [step]: inner };
}
