import { Database, DomainError } from '#domain';
import {
  Body,
  Controller,
  Get,
  HttpException,
  Injectable,
  Module,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import request from 'supertest';
import { testCore, type TestCore } from '../../../../test/support/index.js';
import { LONG } from '../../../../test/support/test-mode.js';
import {
  Background,
  type BackgroundPart,
  bearerToken,
  createLogger,
  EventStream,
  FaceExceptionFilter,
  limitRate,
  noteHub,
  RateLimiter,
  type FaceDefinition,
  type Failure,
} from '../index.js';
import { openFaceServer, type FaceServer } from './server.js';

@Injectable()
class FaultFilter extends FaceExceptionFilter {
  protected render(failure: Failure, _request: Request, response: Response): void {
    const fault =
      failure.kind === 'domain'
        ? failure.error.code
        : failure.kind === 'transport'
          ? failure.fault
          : failure.kind;
    const status = failure.kind === 'domain' ? 429 : failure.kind === 'unexpected' ? 500 : failure.status;
    response.status(status).json({ fault });
  }
}

/** A service that both faces and the worker use. */
@Injectable()
class Shared {
  static made = 0;

  constructor() {
    Shared.made++;
  }
}

@Module({ providers: [Shared], exports: [Shared] })
class SharedModule {}

@Background()
@Injectable()
class Sweep implements BackgroundPart {
  runs = false;

  constructor(readonly shared: Shared) {}

  start(): void {
    this.runs = true;
  }

  async stop(): Promise<void> {
    this.runs = false;
  }
}

@Module({ imports: [SharedModule], providers: [Sweep] })
class SweepModule {}

@Controller('one')
class OneController {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
  ) {}

  @Get('things/:id')
  async thing(@Param('id') id: string, @Req() req: Request) {
    noteHub(req, 7);
    const row = await this.database.unchecked.first<{ n: number }>('select 1::bigint as n');
    return { id, n: row?.n, ip: typeof req.ip };
  }

  @Post('echo')
  echo(@Body() body: unknown) {
    return body;
  }

  @Get('broken')
  broken() {
    throw new Error('CPF 123.456.789-09 of maria@example.com');
  }

  @Get('unauthorized')
  unauthorized() {
    throw new HttpException('no', 401);
  }

  @Get('slow')
  async slow() {
    await new Promise((done) => setTimeout(done, 400));
    return { late: true };
  }

  @Get('stream')
  stream(@Res() res: Response) {
    new EventStream(res).send(1, 'begun', {});
  }

  @Get('stuck')
  stuck() {
    return new Promise(() => undefined);
  }

  @Get('limited')
  async limited(@Res({ passthrough: true }) res: Response) {
    await limitRate(this.limiter, res, 'credential:1', 2);
    return {};
  }
}

@Module({ imports: [SharedModule], controllers: [OneController], providers: [FaultFilter] })
class OneModule {}

@Controller('one/deep')
class DeepController {
  @Get()
  deep() {
    return { deep: true };
  }
}

@Injectable()
class DeepFilter extends FaultFilter {
  protected override render(failure: Failure, _request: Request, response: Response): void {
    response.status(400).json({ deep: failure.kind });
  }
}

@Module({ imports: [SharedModule], controllers: [DeepController], providers: [DeepFilter] })
class DeepModule {}

const one: FaceDefinition = { name: 'one', prefixes: ['/one'], module: OneModule, filter: FaultFilter };
const deep: FaceDefinition = {
  name: 'deep',
  prefixes: ['/one/deep'],
  module: DeepModule,
  filter: DeepFilter,
  docsPath: '/one/deep/docs',
  collectionPath: '/one/deep/postman.json',
  pages: [{ title: 'A page', path: '/one/page' }],
};

describe('a server with faces', () => {
  let core: TestCore;
  let server: FaceServer;
  let madeByServer: number;
  const lines: string[] = [];

  beforeAll(async () => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    core = await testCore({ env: { REQUEST_TIMEOUT_MS: '60000', BODY_LIMIT_BYTES: '2048' } });
    const logger = createLogger({ level: 'info', app: 'test', destination: sink });
    server = await openFaceServer({ core: { ...core, logger }, faces: [one, deep], worker: SweepModule });
    madeByServer = Shared.made;
  });

  afterAll(async () => {
    await server.close();
    await core.close();
  });

  const call = () => request(server.baseUrl);

  it('gives each request to the face with the longest prefix that fits', async () => {
    expect((await call().get('/one/things/5?x=1')).body).toEqual({ id: '5', n: 1, ip: 'string' });
    expect((await call().get('/one/deep')).body).toEqual({ deep: true });
    const { status, body } = await call().get('/onerous');
    expect({ status, body }).toEqual({ status: 404, body: { error: 'not_found' } });
  });

  it('links to everything at /: a page for browsers, JSON for other clients', async () => {
    const { status, type, body } = await call().get('/?x=1');
    const at = (path: string) => core.config.publicUrl + path;
    expect([status, type]).toEqual([200, 'application/json']);
    expect(body).toEqual({
      faces: [
        { name: 'one', address: at('/one'), docs: null, openapi: null, collection: null },
        {
          name: 'deep',
          address: at('/one/deep'),
          docs: at('/one/deep/docs'),
          openapi: at('/one/deep/openapi.json'),
          collection: at('/one/deep/postman.json'),
        },
      ],
      pages: [{ title: 'A page', address: at('/one/page') }],
      health: { live: at('/health/live'), ready: at('/health/ready') },
      metrics: at('/metrics'),
    });
    const page = await call().get('/').set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    expect(page.text).toContain('<a href="/one/deep/docs">documentation</a>');
    expect(page.text).not.toMatch(/https?:|<script|<link|<img/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toContain('<a href="/one/deep/postman.json">Postman collection</a>');
    expect(page.text).toContain('<a href="/one/page">A page</a>');
    expect((await call().get('/docs').set('Accept', 'text/html')).text).toBe(page.text);
    expect((await call().post('/')).body).toEqual({ error: 'not_found' });
    const robots = await call().get('/robots.txt');
    expect([robots.status, robots.type]).toEqual([200, 'text/plain']);
    expect(robots.text).toMatch(/^User-agent: \*\n[^]*^Disallow: \/$/m);
    const llms = await call().get('/llms.txt');
    expect([llms.status, llms.type]).toEqual([200, 'text/plain']);
    expect(llms.text).toContain(
      `](${at('/one/deep/docs')}): below \`/one/deep\`; [OpenAPI](${at('/one/deep/openapi.json')}); [guide](${at('/one/deep/guide.en.md')})`,
    );
  });

  it('never changes the prototype of a request or response, which is what express makes slow on Node 20', async () => {
    const change = Object.setPrototypeOf.bind(Object);
    const changed: unknown[] = [];
    Object.setPrototypeOf = (target: object, prototype: object) => {
      if (Object.getPrototypeOf(target) !== prototype) changed.push(target);
      return change(target, prototype) as never;
    };
    try {
      await call().get('/one/things/5').expect(200);
      await call().post('/one/echo').send({ a: 1 }).expect(201, { a: 1 });
      await call().get('/one/deep').expect(200);
      await call().get('/one/deep/unknown').expect(400);
    } finally {
      Object.setPrototypeOf = change;
    }
    expect(changed).toEqual([]);
  });

  it.each([
    ['unknown paths', 'get', '/one/nowhere', undefined, 404, 'unknown_path'],
    ['malformed JSON', 'post', '/one/echo', '{"a":', 400, 'malformed_body'],
    ['oversized bodies', 'post', '/one/echo', JSON.stringify({ a: 'x'.repeat(3000) }), 413, 'body_too_large'],
    ['malformed paths', 'get', '/one/things/%E0%A4%A', undefined, 400, 'malformed_path'],
    ['the unexpected', 'get', '/one/broken', undefined, 500, 'unexpected'],
    ['401', 'get', '/one/unauthorized', undefined, 401, 'http'],
  ] as const)('passes %s to the filter of the face', async (_what, method, path, body, status, fault) => {
    const answer = await call()[method](path).set('Content-Type', 'application/json').send(body);
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { fault } });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('passes handlers without an end to the filter of the face, when their time is over', async () => {
    const config = { ...core.config, requestTimeoutMs: 100 };
    const hasty = await openFaceServer({ core: { ...core, config }, faces: [one] });
    const answer = await request(hasty.baseUrl).get('/one/stuck');
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 503,
      body: { fault: 'timed_out' },
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    await hasty.close();
  });

  it('refuses ten megabytes without buffering them', async () => {
    const before = process.memoryUsage().rss;
    const answer = await fetch(`${server.baseUrl}/one/echo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.alloc(10 * 1024 * 1024, 97),
    });
    expect(answer.status).toBe(413);
    // Other specs of the process take memory too.
    if (LONG) expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  });

  it('admits callers up to the limit and sends the others Retry-After', async () => {
    const first = await call().get('/one/limited').expect(200);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"default";q=2;w=60',
      ratelimit: '"default";r=1;t=30',
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '30',
    });
    await call().get('/one/limited').expect(200);
    const refused = await call().get('/one/limited').expect(429, { fault: 'rate_limited' });
    expect(refused.headers['retry-after']).toBe('30');
    core.clock.advance({ seconds: 30 });
    await call().get('/one/limited').expect(200);
  });

  it('keeps the id a caller gives and makes one otherwise', async () => {
    const given = await call().get('/one/deep').set('X-Request-Id', 'trace-12345678');
    expect(given.headers['x-request-id']).toBe('trace-12345678');
    const made = await call().get('/one/deep').set('X-Request-Id', 'not an id!');
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{15,}$/);
  });

  it('logs route, status and hub, and no personal data', async () => {
    await call().get('/one/things/11987654321?key=abcdefgh').set('Authorization', 'Bearer topsecret');
    const all = lines.join('');
    expect(all).toMatch(
      /"requestId":"[\w-]+","face":"one","method":"GET","route":"\/one\/things\/:id","status":200,"ms":[\d.]+,"hub":7/,
    );
    expect(all).not.toMatch(/11987654321|topsecret|abcdefgh|123\.456|maria@/);
    expect(all).toContain('"msg":"request failed"');
  });

  it('is live, ready while its checks pass, and counts requests by route', async () => {
    await call().get('/health/live').expect(200, { status: 'live' });
    await call().get('/health/ready').expect(200);
    const gone = () => Promise.reject(new Error('gone'));
    core.health.set('queue', { ask: gone, required: false });
    const ready = await call().get('/health/ready').expect(200);
    expect(ready.body).toEqual({ status: 'ready', checks: { queue: 'away' } });
    core.health.set('database', { ask: gone, required: true });
    const unready = await call().get('/health/ready').expect(503);
    expect(unready.body).toEqual({ status: 'unready', checks: { queue: 'away', database: 'away' } });
    core.health.clear();
    const { text } = await call().get('/metrics').expect(200);
    expect(text).toMatch(/http_requests_total\{face="one",route="\/one\/things\/:id",status="200"\} \d/);
    expect(text).toMatch(/http_requests_total\{face="one",route="unknown",status="404"\} \d/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('answers open requests before it closes, and takes no new ones', async () => {
    const other = await openFaceServer({
      core: { ...core, config: { ...core.config, requestTimeoutMs: 60_000 } },
      faces: [one],
    });
    const arrived = once(other.server, 'request');
    const open = fetch(`${other.baseUrl}/one/slow`);
    await arrived;
    const closing = other.close();
    expect(await (await open).json()).toEqual({ late: true });
    await closing;
    await expect(fetch(`${other.baseUrl}/health/live`)).rejects.toThrow();
  });

  it('ends event streams and connections that never asked for anything, rather than wait for them', async () => {
    const other = await openFaceServer({ core, faces: [one] });
    const stream = await fetch(`${other.baseUrl}/one/stream`);
    const silent = connect(other.port, 'localhost');
    await once(silent, 'connect');
    // Longer than the spec may take, were they waited for.
    await other.close(600_000);
    expect(await stream.text()).toContain('event: begun');
    silent.destroy();
  });

  it('reads a doubled slash in a path as one, and leaves the query alone', async () => {
    const { body } = await call().get('//one///things//5?x=a//b').expect(200);
    expect(body).toMatchObject({ id: '5' });
  });

  it('asks readers of /metrics for METRICS_TOKEN where it is set', async () => {
    const guarded = await openFaceServer({
      core: { ...core, config: { ...core.config, metricsToken: 'a-token-for-metrics' } },
      faces: [],
    });
    const read = (token?: string) =>
      fetch(`${guarded.baseUrl}/metrics`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
    const answers = await Promise.all([read(), read('a-token-for-metrics?'), read('a-token-for-metrics')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200]);
    await guarded.close();
  });

  describe('with long bodies', () => {
    let open: FaceServer;
    let identified = 0;
    const body = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes) });
    const post = async (path: string, bytes: number, key?: string, chunked = false) => {
      const text = body(bytes);
      const answer = await fetch(`${open.baseUrl}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: chunked ? new Blob([text]).stream() : text,
        duplex: 'half',
      });
      await answer.arrayBuffer();
      return answer.status;
    };

    beforeAll(async () => {
      const face: FaceDefinition = {
        ...one,
        identify: async (sent) => {
          identified++;
          if (bearerToken(sent) !== 'known') throw new DomainError('credential_invalid');
        },
        openEndpoints: [{ path: '/one/open', perMinute: 3 }],
      };
      const config = { ...core.config, bodyLimitBytes: 1024 * 1024 };
      open = await openFaceServer({ core: { ...core, config }, faces: [face] });
    });
    afterAll(() => open.close());

    it.each([
      ['200 KiB of anybody', 200 * 1024, undefined, false, 201],
      ['300 KiB of somebody unknown', 300 * 1024, undefined, false, 413],
      ['300 KiB of a wrong key', 300 * 1024, 'guessed', false, 413],
      ['300 KiB of a known caller', 300 * 1024, 'known', false, 201],
      ['more than 1 MiB of a known caller', 1_100_000, 'known', false, 413],
      ['300 KiB in chunks of somebody unknown', 300 * 1024, undefined, true, 413],
      ['300 KiB in chunks of a known caller', 300 * 1024, 'known', true, 201],
    ])('takes or refuses %s', async (_what, bytes, key, chunked, status) => {
      expect(await post('/one/echo', bytes, key, chunked)).toBe(status);
    });

    it('asks for the caller of long bodies only', async () => {
      identified = 0;
      await post('/one/echo', 1_000, 'known');
      expect(identified).toBe(0);
      await post('/one/echo', 300 * 1024, 'known');
      expect(identified).toBe(1);
    });

    it('counts requests to open endpoints by address before it reads a body, however they are spelt', async () => {
      const paths = ['/one/open', '/one/OPEN/', '//one/open', '/one/open'];
      const statuses: number[] = [];
      for (const path of paths) statuses.push(await post(path, 300 * 1024));
      expect(statuses).toEqual([413, 413, 413, 429]);
    });
  });

  it('is one application: what faces and worker use is made once, and each face answers its own faults', async () => {
    expect(madeByServer).toBe(1);
    expect(server.nest.get(Sweep, { strict: false }).runs).toBe(true);
    expect((await call().get('/one/nowhere')).body).toEqual({ fault: 'unknown_path' });
    expect((await call().get('/one/deep/nowhere')).body).toEqual({ deep: 'unknown_path' });
  });

  it('stops the worker when it closes', async () => {
    const closing = await openFaceServer({ core, faces: [one], worker: SweepModule, port: 0 });
    const sweep = closing.nest.get(Sweep, { strict: false });
    await closing.close();
    expect(sweep.runs).toBe(false);
  });

  it('reports a taken port in one line', async () => {
    await expect(openFaceServer({ core, faces: [], port: server.port })).rejects.toThrow(
      /^Port \d+ is taken.*set PORT/,
    );
  });
});
