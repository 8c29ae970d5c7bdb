import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../base/index.js';
import { begin } from './hub-arrival.store.js';
import { HubMoveStateStore } from './hub-move-state.store.js';

const HANDED_OVER = `
  select m.hub_id as "hubId" from hub_moves m join hub_move_marks k using (hub_id)
   where m.state = 'arriving' and k.mark = 'begins ' || m.leased_by`;

/** Hubs that arrive from another cell. */
@Injectable()
export class HubArrivals {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Begins with the hubs that their cell has handed over and whose mover has not begun them. Returns their number. */
  async beginHandedOver(): Promise<number> {
    let begun = 0;
    for (const { hubId } of await this.db.query<{ hubId: number }>(HANDED_OVER))
      if (await begin(this.db, new HubMoveStateStore(this.db, this.clock, hubId), hubId)) begun += 1;
    return begun;
  }
}
