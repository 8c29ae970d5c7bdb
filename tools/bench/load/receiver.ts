import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An accepted webhook: the external id of its order, and the instant since the epoch. */
export type Accepted = readonly [label: string, at: number];

/** Of a receiver with faults: how many first attempts it refuses, how many it answers late, and how late. */
const REFUSED_SHARE = 0.2;
const LATE_SHARE = 0.1;
const LATE_MS = 1_000;

/** Receives webhooks and stores the time of each, by its order. */
export class Receiver {
  readonly arrivals = new Map<number, number>();
  readonly accepted: Accepted[] = [];
  private taken = 0;
  private lastAt = 0;
  private hanging = false;
  private faulty = false;
  private readonly attempted = new Set<string>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (receiver.hanging) return;
        const { refused, lateMs } = receiver.faultOf(String(request.headers['webhook-id']));
        if (!refused) receiver.take(Buffer.concat(chunks).toString('utf8'));
        const answer = () => response.writeHead(refused ? 503 : 204).end();
        if (lateMs > 0) setTimeout(answer, lateMs);
        else answer();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/hook`;
  }

  get count(): { taken: number; different: number; lastAt: number } {
    return { taken: this.taken, different: this.attempted.size, lastAt: this.lastAt };
  }

  /** Stops answering, or answers all waiting requests. */
  setHanging(hanging: boolean): void {
    this.hanging = hanging;
    if (!hanging) this.server.closeAllConnections();
  }

  setFaulty(faulty: boolean): void {
    this.faulty = faulty;
  }

  reset(): void {
    this.arrivals.clear();
    this.accepted.length = 0;
    this.attempted.clear();
    this.taken = 0;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Chosen by the id of the webhook, so that each round has the same faults. */
  private faultOf(id: string): { refused: boolean; lateMs: number } {
    const first = !this.attempted.has(id);
    this.attempted.add(id);
    if (!this.faulty || !first) return { refused: false, lateMs: 0 };
    const share = createHash('md5').update(id).digest().readUInt32BE() / 2 ** 32;
    const late = share >= REFUSED_SHARE && share < REFUSED_SHARE + LATE_SHARE;
    return { refused: share < REFUSED_SHARE, lateMs: late ? LATE_MS : 0 };
  }

  private take(body: string): void {
    this.lastAt = performance.timeOrigin + performance.now();
    this.taken++;
    const label = /"external_id":"(bench-[^"]+)"/.exec(body)?.[1];
    if (label !== undefined) this.accepted.push([label, this.lastAt]);
    const id = /"order":\{"id":(\d+)/.exec(body)?.[1];
    if (id !== undefined && !this.arrivals.has(Number(id))) this.arrivals.set(Number(id), performance.now());
  }
}
