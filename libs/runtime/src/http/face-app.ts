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
import { Deadlines } from './deadlines.js';
import type { FaceDefinition } from './face.js';
import { HouseAdapter } from './house-adapter.js';
import { houseExpress, type HouseResponse } from './house-request.js';

export interface FaceApp {
  readonly definition: FaceDefinition;
  readonly express: Express;
  readonly nest: INestApplication;
  readonly deadlines: Deadlines;
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
  const adapter = new HouseAdapter(app, server, definition.answer);
  const nest = await NestFactory.create(hostModule(definition, core, env), adapter, {
    logger: new NestLog(core.logger),
    bodyParser: false,
    abortOnError: false,
  });
  const deadlines = new Deadlines(core.config.requestTimeoutMs);
  const { bodyLimitBytes = core.config.bodyLimitBytes, keepRawBody = false } = definition;
  const readBody = bodyParsing(bodyLimitBytes, keepRawBody);
  app.use((request: Request, response: Response, next: NextFunction) => {
    deadlines.begin(response as unknown as HouseResponse, next);
    void readBody(request, response, next);
  });
  await definition.configure?.(nest, core);
  await nest.init();
  return { definition, express: app, nest, deadlines };
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
