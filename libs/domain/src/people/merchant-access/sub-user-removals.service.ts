import { Injectable } from '@nestjs/common';
import { SubUsers } from '../merchants/index.js';
import { Sessions } from '../sessions/index.js';
import { type Scope, Database } from '../../base/index.js';

/** Takes a sub-user out of its account. */
@Injectable()
export class SubUserRemovals {
  constructor(
    private readonly db: Database,
    private readonly users: SubUsers,
    private readonly sessions: Sessions,
  ) {}

  /** Its sessions end at once, its orders stay the account's. @throws merchant_not_found */
  remove(scope: Scope, ownerId: number, id: number): Promise<void> {
    return this.db.inTransactionScope(async () => {
      await this.users.remove(scope, ownerId, id);
      await this.sessions.endAll('merchant', id);
    });
  }
}
