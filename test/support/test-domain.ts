import { CoreModule } from '#runtime';
import { Test } from '@nestjs/testing';
import { testCore, type TestCore, type TestCoreOptions } from './test-core.js';

type Token<T> = abstract new (...args: never[]) => T;

export interface TestDomain extends TestCore {
  get<T>(token: Token<T>): T;
}

/** The core on its own database, without a face. */
export async function testDomain(options: TestCoreOptions = {}): Promise<TestDomain> {
  const core = await testCore(options);
  const module = await Test.createTestingModule({
    imports: [CoreModule.forRoot(core)],
  }).compile();
  await module.init();
  return {
    ...core,
    get: (token) => module.get(token, { strict: false }),
    close: async () => {
      await module.close();
      await core.close();
    },
  };
}
