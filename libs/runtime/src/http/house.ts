import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../config/index.js';
import type { Core } from '../core/core.js';
import { StartupError } from '../startup.error.js';
import { Dispatcher } from './dispatcher.js';
import { buildFace, type FaceApp } from './face-app.js';
import type { FaceDefinition } from './face.js';
import { HouseRequest, HouseResponse } from './house-request.js';

export interface House {
  readonly port: number;
  /** Reachable from this machine, without a slash at the end. */
  readonly baseUrl: string;
  readonly server: Server;
  readonly faces: readonly FaceApp[];
  /** Turns health to "draining", lets open requests finish, then closes the faces. */
  close(limitMs?: number): Promise<void>;
}

export interface HouseOptions {
  readonly core: Core;
  readonly faces: readonly FaceDefinition[];
  readonly env?: Environment;
  /** Default: the config's port. 0 takes a free one. */
  readonly port?: number;
}

const DRAIN_MS = 5_000;
/** Connections that may wait to be taken: a burst of a thousand callers is not turned away. */
const BACKLOG = 2_048;
const POLL_MS = 20;
/** Longer than the idle time of usual load balancers, so that they and not we close idle connections. */
const KEEP_ALIVE_MS = 65_000;

/** Mounts faces on one HTTP server. The core belongs to the caller. */
export async function openHouse({
  core,
  faces,
  env = {},
  port = core.config.port,
}: HouseOptions): Promise<House> {
  const dispatcher = new Dispatcher(core, { draining: false, faces: [] });
  const server = createHouseServer(dispatcher);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = core.config.requestTimeoutMs;
  const apps: FaceApp[] = [];
  for (const face of faces) apps.push(await buildFace(face, core, server, env));
  for (const app of apps) dispatcher.mount(app);
  await listen(server, port);
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    baseUrl: `http://localhost:${address.port}`,
    server,
    faces: apps,
    close: async (limitMs = DRAIN_MS) => {
      dispatcher.state.draining = true;
      await drain(server, limitMs);
      for (const { nest } of apps) await nest.close();
    },
  };
}

function createHouseServer(dispatcher: Dispatcher): Server {
  const born = { IncomingMessage: HouseRequest, ServerResponse: HouseResponse };
  return createServer(born, dispatcher.handle) as unknown as Server;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(listenRefusal(error, port));
    });
    server.listen({ port, backlog: BACKLOG }, () => {
      done();
    });
  });
}

/** Why a port cannot be had, and what to do about it. */
export function listenRefusal(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is taken by another process: end it, or set PORT to a free one`);
  if (error.code === 'EACCES')
    return new StartupError(`Port ${port} needs rights this user does not have: set PORT to one above 1023`);
  return error;
}

async function drain(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((done) =>
    server.close(() => {
      done();
    }),
  );
  const until = performance.now() + limitMs;
  const state = { open: true };
  void closed.then(() => (state.open = false));
  while (state.open && performance.now() < until) {
    // A connection goes idle when its last answer is out.
    server.closeIdleConnections();
    await Promise.race([closed, pause(POLL_MS)]);
  }
  server.closeAllConnections();
  await closed;
}
