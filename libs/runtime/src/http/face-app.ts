import { DomainError } from '#domain';
import { Module, type DynamicModule, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Express, NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';
import { CoreModule } from '../core/core.module.js';
import type { Core } from '../core/core.js';
import { bodyParsing } from './body-parsing.js';
import { openEndpointLimit } from './rate-limit.js';
import { RequestDeadlines, SharedServerAdapter } from './shared-server-adapter.js';
import type { FaceDefinition } from './face-definition.js';
import { createExpress } from './express-request.js';
import { type Environment, parseConfig } from '../config/config-parser.js';
import { NestLogger } from '../logging/logger.js';

export interface FaceApp {
  readonly definition: FaceDefinition;
  readonly express: Express;
  readonly nest: INestApplication;
  readonly deadlines: RequestDeadlines;
}

/** The root module of a face's Nest application. */
@Module({})
class FaceHost {}

/** Builds a face as a Nest application of its own, which behaves the same alone and in the gateway. */
export async function buildFace(
  definition: FaceDefinition,
  core: Core,
  server: Server,
  env: Environment,
): Promise<FaceApp> {
  const app = createExpress();
  app.set('trust proxy', core.config.trustProxy);
  const adapter = new SharedServerAdapter(app, server, definition.wrapResponse);
  const nest = await NestFactory.create(hostModule(definition, core, env), adapter, {
    logger: new NestLogger(core.logger),
    bodyParser: false,
    abortOnError: false,
  });
  const deadlines = new RequestDeadlines(core.config.requestTimeoutMs);
  const { identify, keepRawBody = false } = definition;
  const parseBody = bodyParsing({
    limitBytes: core.config.bodyLimitBytes,
    keepRaw: keepRawBody,
    anyContentType: definition.jsonUnderAnyType ?? false,
    identify: async (sent) => {
      if (identify === undefined) throw new DomainError('credential_invalid');
      return identify(sent, nest);
    },
  });
  app.use((_request: Request, response: Response, next: NextFunction) => {
    deadlines.begin(response, next);
    next();
  });
  if (definition.openEndpoints !== undefined) app.use(openEndpointLimit(definition, core));
  app.use(parseBody);
  await definition.configure?.(nest, core);
  await nest.init();
  return { definition, express: app, nest, deadlines };
}

function hostModule(
  { module, settings, extras }: FaceDefinition,
  core: Core,
  env: Environment,
): DynamicModule {
  const own = settings ? [{ provide: settings.token, useValue: parseConfig(settings.schema, env) }] : [];
  return {
    module: FaceHost,
    global: true,
    imports: [CoreModule.forRoot(core), module, ...(extras?.(core.config) ?? [])],
    providers: own,
    exports: own,
  };
}
