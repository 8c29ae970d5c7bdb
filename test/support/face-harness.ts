import type { FaceDefinition } from '#runtime';
import { openFaceServer, type FaceServer } from '#runtime/testing';
import type { Type } from '@nestjs/common';
import request from 'supertest';
import { onWorkerEnd } from './jest/endings.js';
import { emptyCore, testCore, type TestCore, type TestCoreOptions } from './test-core.js';

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

interface Pooled {
  readonly key: readonly unknown[];
  readonly harness: FaceHarness;
}

export type BorrowOptions = Pick<TestCoreOptions, 'env' | 'worker' | 'now'>;

/** Faces that specs of this worker gave back, for the next that ask for the same: to open the console takes half a second of the processor. */
const pool: Pooled[] = [];

/** Faces of the worker's pool, which a spec gives back on close: without records, at the clock's first instant, and with ids that go on. */
export async function borrowFaces(faces: Faces, options: BorrowOptions = {}): Promise<FaceHarness> {
  const key = [...faces, options.worker, JSON.stringify([options.env, options.now])];
  const at = pool.findIndex(
    (one) => one.key.length === key.length && key.every((part, i) => part === one.key[i]),
  );
  const [pooled] = at < 0 ? [] : pool.splice(at, 1);
  const harness = pooled?.harness ?? (await openFaces(faces, options));
  if (pooled === undefined) onWorkerEnd(() => harness.close());
  const giveBack = async () => {
    // Its spec was about the server's end.
    if (!harness.server.server.listening) return;
    await emptyCore(harness.core, options.now);
    pool.push({ key, harness });
  };
  return { ...harness, close: giveBack };
}

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
