import { MODULE_NAMES } from '#domain';
import { CoreModule, type Core } from '#runtime';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CommandContext } from './command.types.js';

@Module({})
class CliModule {}

export async function withCommandContext<T>(
  core: Core,
  around: Pick<CommandContext, 'env' | 'progress'>,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  // All modules: one that is left out keeps its tables, whose secrets a new secret key has to seal anew.
  const host = { module: CliModule, imports: [CoreModule.forRoot(core, MODULE_NAMES)] };
  const nest = await NestFactory.createApplicationContext(host, { logger: false, abortOnError: false });
  try {
    return await work({ ...around, core, get: (token) => nest.get(token, { strict: false }) });
  } finally {
    await nest.close();
  }
}
