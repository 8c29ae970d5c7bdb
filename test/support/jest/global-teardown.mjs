import { endWorker } from './endings.ts';

export default async function globalTeardown() {
  // A run of one file has no worker of its own.
  await endWorker();
  await globalThis.endTestRun?.();
}
