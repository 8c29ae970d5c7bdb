import {
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
import { bearerToken, callerDecorator, requestOf, setCaller } from './caller.js';
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
const { Endpoint, EndpointBody, EndpointQuery, EndpointParam } = toy;

interface ToyCaller {
  readonly name: string;
  readonly access: string;
}
const CurrentCaller = callerDecorator<ToyCaller>();
const CallerName = callerDecorator<ToyCaller>(({ name }) => name);

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

@Controller('things')
@UseGuards(ToyGuard)
class ThingsController {
  @Endpoint({ method: 'GET', status: 200, summary: 'Lists things', query: page, access: 'any' })
  list(@EndpointQuery() query: z.output<typeof page>) {
    return query;
  }

  @Endpoint({
    method: 'PUT',
    path: ':id/size',
    status: 202,
    summary: 'Sizes a thing',
    body: newThing,
    params: { id },
    errors: [404],
    access: 'owner',
  })
  resize(
    @CurrentCaller() caller: ToyCaller,
    @CallerName() name: string,
    @EndpointParam('id') thing: number,
    @EndpointBody() body: z.output<typeof newThing>,
  ) {
    return { caller, name, thing, body };
  }

  @Endpoint({ method: 'POST', path: 'bare', status: 204, summary: 'Takes nothing', access: 'any' })
  bare(@EndpointBody() _body: unknown): void {
    return;
  }
}

@Module({ controllers: [ThingsController] })
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
      { caller: { name: 'ana', access: 'owner' }, name: 'ana', thing: 7, body: { size: 3 } },
    ]);
    expect((await call().get('/things')).body).toEqual({ limit: 20 });
  });

  it("refuses unreadable values in the face's own form, with their origin", async () => {
    const body = await call().put('/things/7/size').auth('ana', { type: 'bearer' }).send({ size: 'x' });
    expect([body.status, body.body]).toEqual([400, { source: 'body', path: ['size'] }]);
    const path = await call().put('/things/x/size').auth('ana', { type: 'bearer' }).send({ size: 1 });
    expect([path.status, path.body]).toEqual([400, { source: 'param', name: 'id', path: [] }]);
  });

  it('fails loudly where a handler asks for what was not declared or identified', async () => {
    await call().post('/things/bare').send({}).expect(500);
    await call().put('/things/7/size').send({ size: 1 }).expect(500);
  });

  it('lists what a document is written from', () => {
    const found = toy.endpointsOf(controllersOf(ThingsModule));
    expect(
      found.map(({ path, handlerName, declaration }) => [path, handlerName, declaration.method]),
    ).toEqual([
      ['/things', 'list', 'GET'],
      ['/things/{id}/size', 'resize', 'PUT'],
      ['/things/bare', 'bare', 'POST'],
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
    expect(body.paths['/things/{id}/size'].put.summary).toBe('Sizes a thing');
    const guide = await call().get('/toy/guide.pt.json').expect(200);
    expect(guide.body.chapters[0].blocks).toEqual([{ kind: 'text', text: 'Olá' }]);
    const inEnglish = await call().get('/toy/guide.en.md').expect(200);
    expect(inEnglish.text).toBe('# Toy\n\n## Concepts\n\nHello\n');
  });
});
