import {
  Module,
  type ArgumentsHost,
  type DynamicModule,
  type ExceptionFilter,
  type INestApplication,
  type Type,
} from '@nestjs/common';
import { NestFactory, RouterModule } from '@nestjs/core';
import { parseConfig, type Environment } from '../config/config-parser.js';
import { CoreModule } from '../core/core.module.js';
import type { Core } from '../core/core.js';
import { NestLogger } from '../logging/logger.js';
import { requestOf } from './caller.js';
import { faceOf, prepareRequests, type FaceApp } from './face-app.js';
import type { FacesAdapter } from './faces-adapter.js';

export interface ApplicationParts {
  readonly core: Core;
  readonly faces: readonly FaceApp[];
  readonly env: Environment;
  readonly worker?: Type | undefined;
}

@Module({})
class ProcessModule {}

/** The one Nest application of a process; faces and worker are modules of it. */
export async function startApplication(
  parts: ApplicationParts,
  adapter: FacesAdapter,
): Promise<INestApplication> {
  const { core, faces } = parts;
  const nest = await NestFactory.create(processModule(parts), adapter, {
    logger: new NestLogger(core.logger),
    bodyParser: false,
    abortOnError: false,
  });
  for (const face of faces) {
    prepareRequests(face, nest, core);
    await face.definition.configure?.(nest, core);
  }
  const filters = new Map(
    faces.map(
      (face) => [face, nest.get<ExceptionFilter>(face.definition.filter, { strict: false })] as const,
    ),
  );
  nest.useGlobalFilters({
    catch: (exception: unknown, host: ArgumentsHost): void => {
      filters.get(faceOf(requestOf(host)))?.catch(exception, host);
    },
  });
  return await nest.init();
}

function processModule({ core, faces, env, worker }: ApplicationParts): DynamicModule {
  const definitions = faces.map(({ definition }) => definition);
  const settings = definitions.flatMap(({ settings: own }) =>
    own ? [{ provide: own.token, useValue: parseConfig(own.schema, env) }] : [],
  );
  const paths = definitions.flatMap(({ controllersBelow: path, module }) => (path ? [{ path, module }] : []));
  return {
    module: ProcessModule,
    global: true,
    imports: [
      CoreModule.forRoot(core),
      RouterModule.register(paths),
      ...definitions.flatMap(({ module, extras }) => [module, ...(extras?.(core.config) ?? [])]),
      ...(worker ? [worker] : []),
    ],
    providers: settings,
    exports: settings,
  };
}
