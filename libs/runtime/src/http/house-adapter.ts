import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { Server } from 'node:http';

/** Puts a Nest application on a server that it shares with others and therefore neither makes nor closes. */
export class HouseAdapter extends ExpressAdapter {
  constructor(
    app: Express,
    private readonly shared: Server,
  ) {
    super(app);
  }

  override initHttpServer(): void {
    this.setHttpServer(this.shared);
  }

  override close(): undefined {
    return undefined;
  }

  /** A handler that comes back after its time was up finds the answer given. */
  override reply(response: Parameters<ExpressAdapter['reply']>[0], body: unknown, status?: number): unknown {
    const { headersSent } = response as { headersSent: boolean };
    return headersSent ? undefined : (super.reply(response, body, status) as unknown);
  }
}
