import { DomainModule } from '#domain';
import { CoreModule, type Core } from '#runtime';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Desk } from './command.js';

@Module({})
class CliHost {}

export async function withDesk<T>(core: Core, work: (desk: Desk) => Promise<T>): Promise<T> {
  const host = { module: CliHost, imports: [CoreModule.forRoot(core), DomainModule] };
  const nest = await NestFactory.createApplicationContext(host, { logger: false, abortOnError: false });
  try {
    return await work({ core, get: (door) => nest.get(door, { strict: false }) });
  } finally {
    await nest.close();
  }
}
