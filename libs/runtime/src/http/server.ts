import {
  type INestApplication,
  Module,
  type ArgumentsHost,
  type DynamicModule,
  type ExceptionFilter,
  type Type,
} from '@nestjs/common';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../startup.error.js';
import { createFaceApp, type FaceApp, faceOf, FacesAdapter, prepareRequests } from './faces-adapter.js';
import { FaceRouter } from './face-router.js';
import type { FaceDefinition } from './face-definition.js';
import { ExpressRequest, ExpressResponse } from './express-request.js';
import { OpenStreams } from './open-streams.js';
import { ConnectionDrain } from './request-deadlines.js';
import { type Environment, parseConfig } from '../config/config-parser.js';
import { NestFactory, RouterModule } from '@nestjs/core';
import { CoreModule } from '../core/core.module.js';
import type { Core } from '../core/core.js';
import { NestLogger } from '../logging/logger.js';
import { requestOf } from './caller.js';

export interface FaceServer {
  readonly port: number;
  /** On this machine, without a slash at the end. */
  readonly baseUrl: string;
  readonly server: Server;
  readonly nest: INestApplication;
  /** Sets health to "draining", lets open requests finish, then closes the application. */
  close(limitMs?: number): Promise<void>;
}

interface FaceServerOptions extends Pick<ApplicationParts, 'core' | 'worker'> {
  readonly faces: readonly FaceDefinition[];
  readonly env?: Environment;
  /** Default: the config's port. 0 takes a free one. */
  readonly port?: number;
}

const DRAIN_MS = 5_000;
/** Connections that may wait to be accepted, so that a burst of a thousand callers is not refused. */
const BACKLOG = 2_048;
/**
 * Idle time of connections: longer than that of load balancers, so that they close idle connections, not we.
 */
const KEEP_ALIVE_MS = 65_000;

/** Opens the HTTP server of the faces. The caller opens and closes the core. */
export async function openFaceServer({
  core,
  faces: definitions,
  worker,
  env = {},
  port = core.config.port,
}: FaceServerOptions): Promise<FaceServer> {
  const router = new FaceRouter(core, { draining: false, faces: [], openStreams: new OpenStreams() });
  const server = createHttpServer(router);
  const connections = new ConnectionDrain(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = core.config.requestTimeoutMs;
  const faces = definitions.map((definition) => createFaceApp(definition, core));
  for (const face of faces) router.mount(face);
  const adapter = new FacesAdapter(faces, server, router.faceAt);
  const nest = await startApplication({ core, faces, env, worker }, adapter);
  await listen(server, port).catch(async (error: unknown) => {
    await nest.close();
    throw error;
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    baseUrl: `http://localhost:${address.port}`,
    server,
    nest,
    close: async (limitMs = DRAIN_MS) => {
      router.state.draining = true;
      router.state.openStreams.end();
      await connections.close(limitMs);
      await nest.close();
    },
  };
}

function createHttpServer(dispatcher: FaceRouter): Server {
  const messageClasses = { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
  return createServer(messageClasses, dispatcher.handle) as unknown as Server;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(asListenError(error, port)));
    server.listen({ port, backlog: BACKLOG }, () => done());
  });
}

/** Explains why a port cannot be opened, and what to do. */
export function asListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is taken by another process: end it, or set PORT to a free one`);
  if (error.code === 'EACCES')
    return new StartupError(`Port ${port} needs rights this user does not have: set PORT to one above 1023`);
  return error;
}

interface ApplicationParts {
  readonly core: Core;
  readonly faces: readonly FaceApp[];
  readonly env: Environment;
  readonly worker?: Type | undefined;
}

@Module({})
class ProcessModule {}

/** The one Nest application of a process; faces and worker are modules of it. */
async function startApplication(parts: ApplicationParts, adapter: FacesAdapter): Promise<INestApplication> {
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
