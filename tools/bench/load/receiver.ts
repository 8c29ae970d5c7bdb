import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `different` counts webhooks that came for the first time. */
export class Receiver {
  private taken = 0;
  private lastAt = 0;
  private readonly seen = new Set<string>();

  private constructor(readonly url: string) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(`http://127.0.0.1:${String(port)}/hook`);
    server.on('request', (request, response) => {
      request.resume().on('end', () => {
        receiver.take(String(request.headers['webhook-id']));
        response.writeHead(204).end();
      });
    });
    return receiver;
  }

  get count(): { taken: number; different: number; lastAt: number } {
    return { taken: this.taken, different: this.seen.size, lastAt: this.lastAt };
  }

  reset(): void {
    this.seen.clear();
    this.taken = 0;
  }

  private take(id: string): void {
    this.lastAt = performance.timeOrigin + performance.now();
    this.taken++;
    this.seen.add(id);
  }
}
