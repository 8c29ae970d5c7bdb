import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Runs specs with the worker's own globals, so that errors and arrays of all modules are of one kind. */
export default class NativeEnvironment {
  constructor({ projectConfig }) {
    // Jest replaces the console and members of `process` for each file: here those of a copy.
    this.global = Object.create(globalThis, { process: { value: Object.create(process) } });
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    return Promise.resolve();
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    return Promise.resolve();
  }

  /** Nothing is run in a vm context. */
  getVmContext() {
    return null;
  }
}
