import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../base/index.js';

export const OUTBOX_CHANNEL = 'outbox';

/**
 * Wakes the relay after rows of the outbox were committed: the relay of this process by a call or, where there is
 * none, those of all processes by NOTIFY.
 *
 * NOTIFY is not sent inside the writing transaction: PostgreSQL lets only one transaction that notified commit at a
 * time, which would end group commit for every write of the system. After the commit, one at a time and coalesced,
 * NOTIFY costs nothing; if the process dies in between, the relay's poll finds the rows.
 */
@Injectable()
export class OutboxNotifier {
  private readonly log = new Logger(OutboxNotifier.name);
  private requested = false;
  private notifying: Promise<void> | null = null;
  private localRelay: (() => void) | null = null;

  constructor(private readonly db: Database) {}

  /** The relay that is called instead of NOTIFY from now on; null: it has stopped. */
  useLocalRelay(relay: (() => void) | null): void {
    this.localRelay = relay;
  }

  wakeRelay(): void {
    if (this.localRelay) {
      this.localRelay();
      return;
    }
    this.requested = true;
    this.notifying ??= this.notify();
  }

  private async notify(): Promise<void> {
    while (this.requested) {
      this.requested = false;
      try {
        await this.db.execute(`notify ${OUTBOX_CHANNEL}`);
      } catch (error) {
        this.log.warn(`NOTIFY failed, the relay will poll: ${String(error)}`);
      }
    }
    this.notifying = null;
  }
}
