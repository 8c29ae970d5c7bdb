import { makePushKeys } from '#runtime';
import type { Command } from '../command.types.js';

const keys: Command = {
  name: 'push keys',
  summary: 'Makes a key pair for pushes to couriers (VAPID), for VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY',
  notes: [
    'Needed with a DATABASE_URL of your own; on the embedded database the first start makes a pair in the data folder.',
    'Give every process the same pair and keep it: with another one, couriers get no push until their app subscribes',
    'anew, which it does when they go online.',
  ],
  options: {},
  async runOffline() {
    const pair = makePushKeys();
    return {
      data: pair,
      lines: [`VAPID_PUBLIC_KEY=${pair.publicKey}`, `VAPID_PRIVATE_KEY=${pair.privateKey}`],
    };
  },
};

export const PUSH_COMMANDS: readonly Command[] = [keys];
