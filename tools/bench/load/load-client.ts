import type { ChildProcess } from 'node:child_process';
import { forkScript } from '../setup/processes.js';
import type { Drive, Driven } from '../types.js';
import type { City } from './city-hour.driver.js';
import type { Shift, Worked } from './courier.driver.js';
import type { Accepted } from './receiver.js';
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

  /** As `drive`, with p50 and p99 of the time from answer to webhook at each of `receivers` receivers. */
  latency(drive: Drive, receivers = 1): Promise<Driven> {
    return this.call({ kind: 'latency', drive, receivers });
  }

  async receiverUrl(): Promise<string> {
    const [url] = await this.receiverUrls(1);
    return url!;
  }

  /** Addresses of receivers, each on its own port. */
  receiverUrls(count: number): Promise<string[]> {
    return this.call({ kind: 'receivers', count });
  }

  setHanging(receiver: number, hanging: boolean): Promise<void> {
    return this.call({ kind: 'hang', receiver, hanging });
  }

  /** The first `receivers` receivers refuse some first attempts and answer others late; the rest are healthy. */
  setFaulty(receivers: number): Promise<void> {
    return this.call({ kind: 'faults', receivers });
  }

  /** What each of the first `receivers` receivers has accepted, in its order. */
  accepted(receivers: number): Promise<Accepted[][]> {
    return this.call({ kind: 'accepted', receivers });
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

  /** Couriers begin to work; resolved when all their streams are open. */
  beginShift(shift: Shift): Promise<void> {
    return this.call({ kind: 'shift', shift });
  }

  endShift(): Promise<Worked> {
    return this.call({ kind: 'shift-end' });
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
