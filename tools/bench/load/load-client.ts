import type { ChildProcess } from 'node:child_process';
import { forkScript } from '../setup/processes.js';
import type { Drive, Driven } from '../types.js';
import type { City } from './city-hour.driver.js';
import type { Worked } from './riding.driver.js';
import type { LoadCall, LoadReply } from './protocol.js';

/** Client of the load process, in its parent. */
export class LoadClient {
  private calls = 0;

  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<LoadClient> {
    return new LoadClient(await forkScript('../load/main.ts', {}));
  }

  get pid(): number {
    return this.child.pid!;
  }

  drive(drive: Drive): Promise<Driven> {
    return this.call({ kind: 'drive', drive });
  }

  /** Addresses of receivers, each on its own port. */
  receiverUrls(count: number): Promise<string[]> {
    return this.call({ kind: 'receivers', count });
  }

  resetReceivers(): Promise<void> {
    return this.call({ kind: 'forget' });
  }

  /** By all receivers; `different`: without those that came again. */
  received(): Promise<{ taken: number; different: number; lastAt: number }> {
    return this.call({ kind: 'received' });
  }

  /** Couriers and boards begin; resolved when all their streams are open. */
  beginCity(city: City): Promise<void> {
    return this.call({ kind: 'city', city });
  }

  /** Resolved when the last order was placed. */
  placeCityOrders(): Promise<void> {
    return this.call({ kind: 'city-orders' });
  }

  endCity(): Promise<Worked> {
    return this.call({ kind: 'city-end' });
  }

  stop(): void {
    this.child.kill();
  }

  private call<Result>(call: LoadCall): Promise<Result> {
    const id = ++this.calls;
    return new Promise((done, failed) => {
      const gone = () => failed(new Error('The load process ended'));
      const listen = (reply: LoadReply) => {
        if (reply.id !== id) return;
        this.child.off('message', listen).off('exit', gone);
        if (reply.error === undefined) done(reply.result as Result);
        else failed(new Error(reply.error));
      };
      this.child.on('message', listen).once('exit', gone);
      this.child.send({ id, call });
    });
  }
}
