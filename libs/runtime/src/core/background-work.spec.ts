import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { DatabaseWatch } from '../database/database-watch.js';
import { Background, BackgroundWork, type BackgroundPart } from './background-work.js';

type State = DatabaseWatch['state'];

@Background()
@Injectable()
class Sweep implements BackgroundPart {
  readonly log: string[] = [];

  start(): void {
    this.log.push('start');
  }

  async stop(): Promise<void> {
    await Promise.resolve();
    this.log.push('stop');
  }
}

@Module({ providers: [Sweep] })
class SweepModule {}

/** An application with a part, and what its database's watch finds. */
async function opened(first: State) {
  let look: (state: State) => void = () => undefined;
  const watch = { state: first, onLook: (listener: typeof look) => (look = listener) };
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule, SweepModule],
    providers: [BackgroundWork, { provide: DatabaseWatch, useValue: watch }],
  }).compile();
  await module.init();
  return { module, look: (state: State) => look(state), log: module.get(Sweep, { strict: false }).log };
}

describe('background work', () => {
  it('starts with the application and stops with it, once', async () => {
    const { module, look, log } = await opened('writable');
    expect(log).toEqual(['start']);
    look('writable');
    await module.close();
    look('writable');
    expect(log).toEqual(['start', 'stop']);
  });

  it('rests while the database takes no writes, and goes on while nobody knows', async () => {
    const { module, look, log } = await opened('read-only');
    expect(log).toEqual([]);
    look('writable');
    look('away');
    look('read-only');
    look('writable');
    await module.close();
    expect(log).toEqual(['start', 'stop', 'start', 'stop']);
  });
});
