import { Clock, Database, DomainModule } from '#domain';
import { CoreModule, openCore, runtimeConfig, type Environment } from '#runtime';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DomainContainer } from '../../../test/support/builders/index.js';

@Module({})
class BenchHost {}

export interface BenchCore extends DomainContainer {
  readonly db: Database;
  close(): Promise<void>;
}

/** Migrates the benchmark's database. */
export async function openBenchCore(env: Environment): Promise<BenchCore> {
  const core = await openCore(runtimeConfig(env), { name: 'bench', role: 'tool' });
  const context = await NestFactory.createApplicationContext(
    { module: BenchHost, imports: [CoreModule.forRoot(core), DomainModule] },
    { logger: ['error', 'warn'], abortOnError: false },
  );
  return {
    db: core.database,
    core: { clock: context.get(Clock, { strict: false }) },
    get: <T>(token: abstract new (...args: never[]) => T): T =>
      context.get(token as never, { strict: false }),
    close: async () => {
      await context.close();
      await core.close();
    },
  };
}
