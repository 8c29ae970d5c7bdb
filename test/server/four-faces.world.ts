import type { OpenAPIObject } from '@nestjs/swagger';
import { type Environment } from '#runtime';
import { openFaceServer, type FaceServer } from '#runtime/testing';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { ensureDemo } from '../../apps/gateway/src/demo/demo.service.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { wholeConsoleDocument } from '../support/console-document.js';
import { testCore, type TestCore } from '../support/index.js';

export const DOCUMENTS = {
  'full-api': '/api/v1/openapi.json',
  'open-delivery': '/api/opendelivery/openapi.json',
  'model-m': '/api/m/openapi.json',
  console: '/api/console/openapi.json',
} as const;
export type DocumentName = keyof typeof DOCUMENTS;

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** The four faces in one process, over the demonstration's data, with their documents. */
export class FourFacesWorld {
  private constructor(
    readonly core: TestCore,
    readonly server: FaceServer,
    readonly facts: DemoFacts,
    private readonly folder: string,
  ) {}

  static async open(more: Environment = {}): Promise<FourFacesWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'lm-four-faces-'));
    // Time limits are wide, as requests may take long on a busy machine.
    const generous = { RATE_LIMIT_PER_MINUTE: '100000000', REQUEST_TIMEOUT_MS: '300000' };
    const env = { DATA_DIR: folder, ...generous, ...more };
    const core = await testCore({ env });
    const facts = await ensureDemo(core as unknown as Parameters<typeof ensureDemo>[0]);
    if (!facts) throw new Error('The demonstration was not made');
    const faces = [fullApiFace, openDeliveryFace, modelM, consoleFace] as const;
    const server = await openFaceServer({ core, faces, env, port: 0 });
    return new FourFacesWorld(core, server, facts, folder);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.core.close();
    await rm(this.folder, { recursive: true });
  }

  /** A service of the core or of a face. */
  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.server.nest.get<T>(token, { strict: false });
  }

  async document(name: DocumentName): Promise<OpenAPIObject> {
    const read = async (path: string) => (await this.send('GET', path, {})).text;
    if (name === 'console') return (await wholeConsoleDocument(read)) as unknown as OpenAPIObject;
    return JSON.parse(await read(DOCUMENTS[name])) as OpenAPIObject;
  }

  async send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Reply> {
    // A kept connection may be closed by the server in the moment in which it is used again.
    const answer = await fetch(`${this.server.baseUrl}${path}`, {
      method,
      headers: {
        Connection: 'close',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** As `send`, for an answer without end: returns its beginning. */
  async begin(method: string, path: string, headers: Record<string, string>): Promise<Reply> {
    const answer = await fetch(`${this.server.baseUrl}${path}`, { method, headers });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true)
      return { status: answer.status, text: await answer.text() };
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  }

  /** Every row of every table, and every file. */
  async everythingKept(): Promise<string> {
    const tables = await this.core.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const rows: string[] = [];
    for (const { name } of tables)
      for (const { row } of await this.core.db.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t`,
      ))
        rows.push(`${name}: ${row}`);
    const folder = this.core.config.dataDir;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !entry.parentPath.includes('postgres'))
        rows.push(`${entry.name}: ${await readFile(join(entry.parentPath, entry.name), 'latin1')}`);
    return rows.join('\n');
  }

  /** Headers of a caller who may use a path. */
  async callers(): Promise<(name: DocumentName, path: string) => Record<string, string>> {
    const [courier] = this.facts.couriers;
    const courierToken = await this.token(
      '/api/courier/login',
      { phone: courier?.phone, password: courier?.password },
      'token',
    );
    const { clientId, clientSecret } = this.facts.openDelivery;
    const pair = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const logIn = (api: string, { email, password }: DemoFacts['developer']) =>
      this.token(`${api}/login`, { email, password }, 'token');
    const people = {
      '/api/courier': courierToken,
      '/api/merchant': await logIn('/api/merchant', this.facts.merchant),
      '/api/developer': await logIn('/api/developer', this.facts.developer),
    };
    const bearers = {
      'full-api': this.facts.fullApi.hubKey,
      'open-delivery': await this.token('/api/opendelivery/oauth/token', pair, 'access_token'),
      console: this.facts.admin.token,
    };
    return (name, path) => {
      if (name === 'model-m') return { 'api-key': this.facts.modelM.hubKey };
      const person = Object.entries(people).find(([prefix]) => path.startsWith(`${prefix}/`));
      return { Authorization: `Bearer ${person?.[1] ?? bearers[name]}` };
    };
  }

  private async token(path: string, body: object, member: string): Promise<string> {
    const { text } = await this.send('POST', path, {}, JSON.stringify(body));
    return String((JSON.parse(text) as Record<string, unknown>)[member]);
  }
}
