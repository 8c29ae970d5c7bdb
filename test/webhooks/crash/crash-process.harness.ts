import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runOf } from '../../support/child-process.js';
import type { HubWorld } from '../../support/builders/index.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const ROLES = ['relay', 'sender', 'api'] as const;
export type Role = (typeof ROLES)[number];

export interface ProcessTask {
  readonly role: Role;
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  /** The clock of the process. */
  readonly now: string;
  readonly secret: string;
  readonly world: HubWorld;
}

/** Messages of a process to its parent: it has begun its role, or an order was committed. */
export type ProcessMessage = { readonly begun: true } | { readonly committed: number };

/** A child process of one role, which is killed and started again. */
export class CrashProcess {
  private child: ChildProcess | null = null;
  private readiness: Promise<void> = Promise.resolve();

  constructor(
    private readonly role: Role,
    private readonly onCommitted: (orderId: number) => void,
  ) {}

  start(orders: Omit<ProcessTask, 'role'>): void {
    const whole: ProcessTask = { ...orders, role: this.role };
    this.child = spawn(
      process.execPath,
      [...runOf('test/webhooks/crash/crash-process.driver.ts'), JSON.stringify(whole)],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.readiness = new Promise((begun) => {
      this.child?.on('message', (word: ProcessMessage) => {
        if ('begun' in word) begun();
        else this.onCommitted(word.committed);
      });
    });
  }

  /** Resolves when the process has connected to everything it needs. */
  async ready(): Promise<void> {
    await this.readiness;
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null) return;
    if (child.exitCode !== null) throw new Error(`The ${this.role} ended by itself`);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
