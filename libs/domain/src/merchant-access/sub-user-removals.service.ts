import { Injectable } from '@nestjs/common';
import { SubUsers } from '../merchants/index.js';
import type { Scope } from '../shared/index.js';
import { Database } from '../storage/index.js';
import { MerchantSessions } from './merchant-sessions.service.js';

/** Takes a sub-user out of its account. */
@Injectable()
export class SubUserRemovals {
  constructor(
    private readonly db: Database,
    private readonly users: SubUsers,
    private readonly sessions: MerchantSessions,
  ) {}

  /** Its sessions end at once, its orders stay the account's. @throws merchant_not_found */
  remove(scope: Scope, ownerId: number, id: number): Promise<void> {
    return this.db.inTransactionScope(async () => {
      await this.users.remove(scope, ownerId, id);
      await this.sessions.endAll(id);
    });
  }
}
