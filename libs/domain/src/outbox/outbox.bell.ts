import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../shared/database.js';

export const OUTBOX_CHANNEL = 'outbox';

/**
 * Tells a relay that rows were committed: the one in this process or, where there is none, those of all, by NOTIFY.
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
  private here: (() => void) | null = null;

  constructor(private readonly db: Database) {}

  /** The relay of this process hears it from now on, and needs no others; null: it has stopped. */
  heardBy(relay: (() => void) | null): void {
    this.here = relay;
  }

  ring(): void {
    if (this.here) {
      this.here();
      return;
    }
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
