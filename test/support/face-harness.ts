import type { FaceDefinition } from '#runtime';
import { openFaceServer, type FaceServer } from '#runtime/testing';
import type { Type } from '@nestjs/common';
import request from 'supertest';
import { testCore, type TestCore, type TestCoreOptions } from './test-core.js';

/** Faces on a real socket, over a database of their own. Close it in `afterAll`. */
export interface FaceHarness {
  readonly core: TestCore;
  readonly server: FaceServer;
  readonly baseUrl: string;
  /** A service of the core or of a face. */
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T)): T;
  /** An HTTP call to the faces. */
  call(): ReturnType<typeof request>;
  close(): Promise<void>;
}

type Faces = readonly [FaceDefinition, ...FaceDefinition[]];

export async function openFaces(faces: Faces, options: TestCoreOptions = {}): Promise<FaceHarness> {
  const core = await testCore(options);
  const { env = {}, worker } = options;
  const server = await openFaceServer({ core, faces, worker, env, port: 0 });
  return {
    core,
    server,
    baseUrl: server.baseUrl,
    get: <T>(token: Type<T> | (abstract new (...args: never[]) => T)) =>
      server.nest.get<T>(token, { strict: false }),
    call: () => request(server.baseUrl),
    close: async () => {
      await server.close();
      await core.close();
    },
  };
}
