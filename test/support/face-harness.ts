import { openHouse, type FaceDefinition, type House } from '#runtime';
import type { Type } from '@nestjs/common';
import request from 'supertest';
import { testCore, type TestCore, type TestCoreOptions } from './test-core.js';

/** Faces on a real socket, over a database of the caller's own. Close it in `afterAll`. */
export interface FaceHarness {
  readonly core: TestCore;
  readonly house: House;
  readonly baseUrl: string;
  /** A use case or query of the core, out of the first face's container: what a test arranges and checks with. */
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
  const house = await openHouse({ core, faces, env: options.env ?? {}, port: 0 });
  const [first] = house.faces;
  if (!first) throw new Error('No face was mounted');
  return {
    core,
    house,
    baseUrl: house.baseUrl,
    get: <T>(token: Type<T> | (abstract new (...args: never[]) => T)) =>
      first.nest.get<T>(token, { strict: false }),
    call: () => request(house.baseUrl),
    close: async () => {
      await house.close();
      await core.close();
    },
  };
}
