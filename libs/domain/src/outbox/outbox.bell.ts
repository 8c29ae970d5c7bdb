import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../shared/database.js';

export const OUTBOX_CHANNEL = 'outbox';

/**
 * Tells the relays of every process that rows were committed, by NOTIFY.
 *
 * Not inside the writing transaction: PostgreSQL lets only one transaction that notified commit at a time, so a
 * NOTIFY there would turn group commit off for every write of the system. After the commit, one at a time and
 * coalesced, it costs nothing; if the process dies in between, the relay's poll finds the rows.
 */
@Injectable()
export class OutboxBell {
  private readonly log = new Logger(OutboxBell.name);
  private wanted = false;
  private ringing: Promise<void> | null = null;

  constructor(private readonly db: Database) {}

  ring(): void {
    this.wanted = true;
    this.ringing ??= this.notify();
  }

  private async notify(): Promise<void> {
    while (this.takeWish()) {
      try {
        await this.db.execute(`notify ${OUTBOX_CHANNEL}`);
      } catch (error) {
        this.log.warn(`NOTIFY failed, the relay will poll: ${String(error)}`);
      }
    }
    this.ringing = null;
  }

  private takeWish(): boolean {
    const { wanted } = this;
    this.wanted = false;
    return wanted;
  }
}
