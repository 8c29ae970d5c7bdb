import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HubWorld } from '../../support/builders/index.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const ROLES = ['relay', 'sender', 'api'] as const;
export type Role = (typeof ROLES)[number];

export interface MortalOrders {
  readonly role: Role;
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  /** Where the clock of this process stands. */
  readonly now: string;
  readonly secret: string;
  readonly world: HubWorld;
}

/** What a process tells its parent: that it has begun its part, or that an order was committed. */
export type MortalWord = { readonly begun: true } | { readonly committed: number };

/** A child process of one role, which is killed and born again. */
export class Mortal {
  private child: ChildProcess | null = null;
  private begun: Promise<void> = Promise.resolve();

  constructor(
    private readonly role: Role,
    private readonly told: (orderId: number) => void,
  ) {}

  live(orders: Omit<MortalOrders, 'role'>): void {
    const whole: MortalOrders = { ...orders, role: this.role };
    const args = ['--import', './test/support/typescript.mjs', 'test/webhooks/crash/mortal.ts'];
    this.child = spawn(process.execPath, [...args, JSON.stringify(whole)], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.begun = new Promise((begun) => {
      this.child?.on('message', (word: MortalWord) => {
        if ('begun' in word) begun();
        else this.told(word.committed);
      });
    });
  }

  /** It has found all that it needs. */
  async hasBegun(): Promise<void> {
    await this.begun;
  }

  async die(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null) return;
    if (child.exitCode !== null) throw new Error(`The ${this.role} ended by itself`);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
