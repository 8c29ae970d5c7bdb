import {
  applyDecorators,
  BadRequestException,
  type CanActivate,
  Controller,
  type ExecutionContext,
  type INestApplication,
  Injectable,
  Module,
  UseGuards,
} from '@nestjs/common';
import { ApiOperation, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { z } from 'zod';
import { serveApiDocs } from './api-docs.js';
import { bearerToken, requestOf, setCaller } from './caller.js';
import {
  type DeclaredEndpoint,
  declaring,
  EndpointCall,
  injected,
  optional,
  type Run,
  type ServicesOf,
} from './declared-controller.js';
import { controllersOf, declarationOf, endpointDecorators, type EndpointDeclaration } from './endpoint.js';

interface ToyEndpoint extends EndpointDeclaration {
  readonly body?: z.ZodType;
  readonly access: 'any' | 'owner';
}

const toy = endpointDecorators<ToyEndpoint>({
  read: (declared, sent, { source, name }) => {
    const parsed = (declared as z.ZodType).safeParse(sent);
    if (parsed.success) return parsed.data;
    throw new BadRequestException({ source, name, path: parsed.error.issues[0]?.path });
  },
  decorate: ({ summary }) => [ApiOperation({ summary })],
});
interface ToyCaller {
  readonly name: string;
  readonly access: string;
}

@Injectable()
class ToyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const req = requestOf(context);
    const name = bearerToken(req);
    const access = declarationOf<ToyEndpoint>(context.getHandler())?.access ?? 'none';
    if (name !== undefined) setCaller(req, { name, access });
    return true;
  }
}

const newThing = z.object({ size: z.coerce.number().int() });
const page = z.object({ limit: z.coerce.number().default(20) });
const id = z.coerce.number().int();

class ToyCall extends EndpointCall {
  get caller(): ToyCaller {
    return this.who();
  }
}

class Farewells {
  to(name: string): string {
    return `Tchau ${name}`;
  }
}

@Injectable()
class Greetings {
  to(name: string): string {
    return `Olá ${name}`;
  }
}

const uses = { greetings: Greetings, farewells: optional(Farewells), fixed: injected<number>('fixed') };
type Declare = <Body extends z.ZodType, Query extends z.ZodType, Params extends Record<string, z.ZodType>>(
  path: string,
  declared: Omit<ToyEndpoint, 'method' | 'path' | 'access'> & {
    readonly body?: Body;
    readonly query?: Query;
    readonly params?: Params;
    readonly run: Run<ToyCall & ServicesOf<typeof uses>, Body, Query, Params, unknown, unknown>;
  },
) => DeclaredEndpoint;
const at = applyDecorators(Controller('things'), UseGuards(ToyGuard));
const place = { decorators: toy, at, call: ToyCall, uses };
const api = declaring<Declare, ToyEndpoint>(place, { access: 'owner' });

const ThingsController = api.controller('ThingsController', {
  list: api.get('', { status: 200, summary: 'Lists things', query: page, run: ({ query }) => query }),
  resize: api.put(':id/size', {
    status: 202,
    summary: 'Sizes a thing',
    body: newThing,
    params: { id },
    errors: [404],
    run: ({ caller, id: thing, body, greetings, farewells, fixed }) => ({
      caller,
      thing,
      body,
      fixed,
      greeting: greetings.to(caller.name),
      farewell: farewells?.to(caller.name) ?? null,
    }),
  }),
  raw: api.post('raw', {
    status: 200,
    summary: 'Reads its body itself',
    body: newThing,
    readsBody: true,
    run: (call) => ({ sent: call.request.body as unknown, read: 'body' in call }),
  }),
});

@Module({ controllers: [ThingsController], providers: [Greetings, { provide: 'fixed', useValue: 5 }] })
class ThingsModule {}

const toyGuide = (title: string, text: string) => ({
  title: 'Toy',
  chapters: [{ id: 'concepts', title, blocks: [{ kind: 'text' as const, text }] }],
});

describe('an endpoint declared once', () => {
  let app: INestApplication;
  const call = () => request(app.getHttpServer() as Parameters<typeof request>[0]);

  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [ThingsModule] }).compile();
    app = module.createNestApplication({ logger: false });
    serveApiDocs(app, {
      prefix: '/toy',
      language: 'en',
      document: () => SwaggerModule.createDocument(app, new DocumentBuilder().setTitle('Toy').build()),
      guide: () => ({ pt: toyGuide('Conceitos', 'Olá'), en: toyGuide('Concepts', 'Hello') }),
    });
    await app.init();
  });
  afterAll(() => app.close());

  it('routes, answers its status and reads body and path by what it declares', async () => {
    const answer = await call()
      .put('/things/7/size')
      .auth('ana', { type: 'bearer' })
      .send({ size: '3', x: 1 });
    expect([answer.status, answer.body]).toEqual([
      202,
      {
        caller: { name: 'ana', access: 'owner' },
        thing: 7,
        body: { size: 3 },
        fixed: 5,
        greeting: 'Olá ana',
        farewell: null,
      },
    ]);
    expect((await call().get('/things')).body).toEqual({ limit: 20 });
  });

  it("refuses unreadable values in the face's own form, with their origin", async () => {
    const body = await call().put('/things/7/size').auth('ana', { type: 'bearer' }).send({ size: 'x' });
    expect([body.status, body.body]).toEqual([400, { source: 'body', path: ['size'] }]);
    const path = await call().put('/things/x/size').auth('ana', { type: 'bearer' }).send({ size: 1 });
    expect([path.status, path.body]).toEqual([400, { source: 'param', name: 'id', path: [] }]);
  });

  it('leaves the body to an endpoint that reads it itself', async () => {
    const { body } = await call().post('/things/raw').send({ size: 'x' }).expect(200);
    expect(body).toEqual({ sent: { size: 'x' }, read: false });
  });

  it('fails loudly where it asks for a caller that nothing identified', async () => {
    await call().put('/things/7/size').send({ size: 1 }).expect(500);
  });

  it('takes no parameter or service by the name of what every call has', () => {
    const run = () => null;
    const taken = api.get(':caller', { status: 200, summary: 'x', params: { caller: id }, run });
    expect(() => api.controller('Taken', { taken })).toThrow('Taken: a call has "caller" already');
  });

  it('lists what a document is written from', () => {
    const found = toy.endpointsOf(controllersOf(ThingsModule));
    expect(
      found.map(({ path, handlerName, declaration }) => [path, handlerName, declaration.method]),
    ).toEqual([
      ['/things', 'list', 'GET'],
      ['/things/{id}/size', 'resize', 'PUT'],
      ['/things/raw', 'raw', 'POST'],
    ]);
  });

  it('serves the page under its policy, the document and further files', async () => {
    const shown = await call().get('/toy/docs').expect(200);
    expect(shown.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(shown.text).toContain('<title>Toy</title>');
    expect(shown.text).toContain('<h3>Sizes a thing</h3>');
    expect(shown.text).not.toContain('<script');
    const { body } = await call().get('/toy/openapi.json').expect(200);
    expect(body.paths['/things/{id}/size'].put).toMatchObject({
      summary: 'Sizes a thing',
      operationId: 'ThingsController_resize',
    });
    const guide = await call().get('/toy/guide.pt.json').expect(200);
    expect(guide.body.chapters[0].blocks).toEqual([{ kind: 'text', text: 'Olá' }]);
    const inEnglish = await call().get('/toy/guide.en.md').expect(200);
    expect(inEnglish.text).toBe('# Toy\n\n## Concepts\n\nHello\n');
  });
});
