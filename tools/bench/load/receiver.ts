import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receives webhooks and stores the time of each, by its order. */
export class Receiver {
  readonly arrivals = new Map<number, number>();
  private taken = 0;
  private lastAt = 0;
  private hanging = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (receiver.hanging) return;
        receiver.take(Buffer.concat(chunks).toString('utf8'));
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/hook`;
  }

  get count(): { taken: number; lastAt: number } {
    return { taken: this.taken, lastAt: this.lastAt };
  }

  /** Stops answering, or answers all waiting requests. */
  setHanging(hanging: boolean): void {
    this.hanging = hanging;
    if (!hanging) this.server.closeAllConnections();
  }

  reset(): void {
    this.arrivals.clear();
    this.taken = 0;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private take(body: string): void {
    this.lastAt = performance.timeOrigin + performance.now();
    this.taken++;
    const id = /"order":\{"id":(\d+)/.exec(body)?.[1];
    if (id !== undefined && !this.arrivals.has(Number(id))) this.arrivals.set(Number(id), performance.now());
  }
}
