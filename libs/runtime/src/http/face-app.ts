import { Module, type DynamicModule, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Express, NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';
import type { Environment } from '../config/index.js';
import { parseConfig } from '../config/index.js';
import { CoreModule } from '../core/core.module.js';
import type { Core } from '../core/core.js';
import { NestLog } from '../logging/index.js';
import { bodyParsing } from './body-parsing.js';
import type { FaceDefinition } from './face.js';
import { HouseAdapter } from './house-adapter.js';
import { houseExpress } from './house-request.js';
import { TransportError } from './transport.error.js';

export interface FaceApp {
  readonly definition: FaceDefinition;
  readonly express: Express;
  readonly nest: INestApplication;
}

/** A face's root module: the shared core, its own settings, itself. */
@Module({})
class FaceHost {}

/** Builds a face as an application of its own, so that it answers alike alone and beside others. */
export async function buildFace(
  definition: FaceDefinition,
  core: Core,
  server: Server,
  env: Environment,
): Promise<FaceApp> {
  const app = houseExpress();
  if (core.config.trustProxy) app.set('trust proxy', true);
  const adapter = new HouseAdapter(app, server);
  const nest = await NestFactory.create(hostModule(definition, core, env), adapter, {
    logger: new NestLog(core.logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.use(timeLimit(core.config.requestTimeoutMs));
  app.use(
    bodyParsing(definition.bodyLimitBytes ?? core.config.bodyLimitBytes, definition.keepRawBody ?? false),
  );
  await definition.configure?.(nest, core);
  await nest.init();
  return { definition, express: app, nest };
}

function hostModule({ module, settings }: FaceDefinition, core: Core, env: Environment): DynamicModule {
  const own = settings ? [{ provide: settings.token, useValue: parseConfig(settings.schema, env) }] : [];
  return {
    module: FaceHost,
    global: true,
    imports: [CoreModule.forRoot(core), module],
    providers: own,
    exports: own,
  };
}

/** Whoever waits for a stuck handler gets the face's 503: the error enters the chain where the handler left it. */
function timeLimit(limitMs: number) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    const timer = setTimeout(() => {
      if (!response.headersSent) next(new TransportError('timed_out'));
    }, limitMs);
    response.once('close', () => {
      clearTimeout(timer);
    });
    next();
  };
}
