import { type FaceDefinition } from '#runtime';
import { openFaceServer, type FaceServer } from '#runtime/testing';
import type { Type } from '@nestjs/common';
import request from 'supertest';
import { testCore, type TestCore, type TestCoreOptions } from './test-core.js';

/** Faces on a real socket, over a database of their own. Close it in `afterAll`. */
export interface FaceHarness {
  readonly core: TestCore;
  readonly server: FaceServer;
  readonly baseUrl: string;
  /** A service of the core, from the first face's container. */
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T)): T;
  /** An HTTP call to the faces. */
  call(): ReturnType<typeof request>;
  close(): Promise<void>;
}

export async function openFaces(
  faces: readonly [FaceDefinition, ...FaceDefinition[]],
  options: TestCoreOptions = {},
): Promise<FaceHarness> {
  const core = await testCore(options);
  const server = await openFaceServer({ core, faces, env: options.env ?? {}, port: 0 });
  const [first] = server.faces;
  if (!first) throw new Error('No face was mounted');
  return {
    core,
    server,
    baseUrl: server.baseUrl,
    get: <T>(token: Type<T> | (abstract new (...args: never[]) => T)) =>
      first.nest.get<T>(token, { strict: false }),
    call: () => request(server.baseUrl),
    close: async () => {
      await server.close();
      await core.close();
    },
  };
}
