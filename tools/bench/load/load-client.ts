import { once } from 'node:events';
import { forkScript } from '../setup/processes.js';
import type { LoadActs } from './main.js';

export type LoadClient = Awaited<ReturnType<typeof startLoad>>;

export async function startLoad() {
  const child = await forkScript('../load/main.ts', {});
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The load process ended')));
  // Whoever calls it next is told.
  gone.catch(() => undefined);
  return {
    pid: child.pid!,
    stop: () => void child.kill(),
    /** One call at a time. */
    call: async <Name extends keyof LoadActs>(name: Name, ...args: Parameters<LoadActs[Name]>) => {
      child.send([name, ...args]);
      const [{ result }] = (await Promise.race([once(child, 'message'), gone])) as [{ result: unknown }];
      return result as Awaited<ReturnType<LoadActs[Name]>>;
    },
  };
}
