import { createContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Tests run in the worker's own process, whose modules they share, not in `node:vm` for each file. */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.outside = { console: globalThis.console, exit: process.exit };
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks whether there is one; nothing runs in it. */
  getVmContext() {
    return createContext();
  }

  setup() {
    return Promise.resolve();
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.outside.console;
    process.exit = this.outside.exit;
  }
}
