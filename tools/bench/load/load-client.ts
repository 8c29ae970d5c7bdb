import { forkScript } from '../setup/processes.js';
import type { LoadActs, LoadCall, LoadReply } from './main.js';

const NAMES = [
  ...(['drive', 'receiverUrls', 'resetReceivers', 'received'] as const),
  ...(['beginCity', 'placeCityOrders', 'endCity'] as const),
] satisfies (keyof LoadActs)[];

type Remote<Act> = Act extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;

export type LoadClient = { readonly [Name in keyof LoadActs]: Remote<LoadActs[Name]> } & {
  readonly pid: number;
  stop(): void;
};

export async function startLoad(): Promise<LoadClient> {
  const child = await forkScript('../load/main.ts', {});
  let calls = 0;
  const call = (name: keyof LoadActs, args: readonly unknown[]) =>
    new Promise((done, failed) => {
      const id = ++calls;
      const gone = () => failed(new Error('The load process ended'));
      const listen = (reply: LoadReply) => {
        if (reply.id !== id) return;
        child.off('message', listen).off('exit', gone);
        if (reply.error === undefined) done(reply.result);
        else failed(new Error(reply.error));
      };
      child.on('message', listen).once('exit', gone);
      child.send({ id, name, args } satisfies LoadCall);
    });
  const acts = NAMES.map((name) => [name, (...args: readonly unknown[]) => call(name, args)] as const);
  const own = { pid: child.pid!, stop: () => void child.kill() };
  return { ...own, ...Object.fromEntries(acts) } as unknown as LoadClient;
}
