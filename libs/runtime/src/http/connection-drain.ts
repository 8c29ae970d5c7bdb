import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 20;
/**
 * How long a connection without a request stays open: browsers and pools open connections before they need them, and
 * Node counts one as idle only after its first answer.
 */
const SILENT_GRACE_MS = 250;

/** Closes each connection of a server as soon as no request is under way on it. */
export class ConnectionDrain {
  private readonly sockets = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Accepts no new connections; cuts off requests that still run after `limitMs`. */
  async close(limitMs: number): Promise<void> {
    const begin = performance.now();
    const state = { open: true };
    const closed = new Promise<void>((done) =>
      this.server.close(() => {
        state.open = false;
        done();
      }),
    );
    while (state.open && performance.now() - begin < limitMs) {
      this.server.closeIdleConnections();
      if (performance.now() - begin > SILENT_GRACE_MS) this.closeSilent();
      await Promise.race([closed, pause(POLL_MS)]);
    }
    this.server.closeAllConnections();
    await closed;
  }

  private closeSilent(): void {
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
