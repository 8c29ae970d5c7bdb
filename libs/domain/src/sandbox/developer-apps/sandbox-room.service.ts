import { Injectable } from '@nestjs/common';
import { Database, DomainError, statement } from '../../base/index.js';

/** How many sandboxes a developer may have: apps of the teams that the developer owns. */
export class SandboxLimit {
  constructor(readonly most: number) {}
}

const OWNER = statement(
  'developer-apps.owner_lock',
  `select d.id from developers d join developer_members m on m.developer_id = d.id
    where m.team_id = $1 and m.role = 'owner' for update of d`,
);
const SANDBOXES = statement(
  'developer-apps.sandboxes_of_owner',
  `select count(*)::int as count from developer_apps a join developer_members m on m.team_id = a.team_id
    where m.developer_id = $1 and m.role = 'owner'`,
);

/** Whether a developer may have another sandbox. */
@Injectable()
export class SandboxRoom {
  constructor(
    private readonly db: Database,
    private readonly limit: SandboxLimit,
  ) {}

  /** Locks the owner of the team until the caller's transaction ends. @throws limit_reached */
  async require(teamId: number): Promise<void> {
    const owner = await this.db.first<{ id: number }>(OWNER, [teamId]);
    const sandboxes = await this.db.first<{ count: number }>(SANDBOXES, [owner?.id]);
    const { most } = this.limit;
    if ((sandboxes?.count ?? 0) >= most) throw new DomainError('limit_reached', { limit: most });
  }
}
