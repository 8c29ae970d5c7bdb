import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { CourierPresenceStore } from '../../people/index.js';
import { Clock, Database, statement } from '../../base/index.js';
import { pauseMs, UNANSWERED } from '../planning/index.js';
import { SearchStore } from './search.store.js';

const PAUSED = statement(
  'searches.courier_unanswered',
  `select ${UNANSWERED('$3')} as "unansweredAt" from courier_presence p where p.hub_id = $1 and p.courier_id = $2 and p.online`,
);

interface CourierPause {
  readonly until: Date;
  readonly reason: 'offer_unanswered';
}

/** While paused a courier gets no offers of planning passes, unless nobody else is free. */
@Injectable()
export class CourierPauses {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly presence: CourierPresenceStore,
    private readonly searches: SearchStore,
  ) {}

  /** null: the courier is not paused. */
  async of(hubId: number, courierId: number): Promise<CourierPause | null> {
    const { dispatch } = (await this.hubs.get(hubId)).settings;
    if (dispatch.strategy !== 'planned') return null;
    const since = new Date(this.clock.millis() - pauseMs(dispatch));
    const row = await this.db.first<{ unansweredAt: Date | null }>(PAUSED, [hubId, courierId, since]);
    if (!row?.unansweredAt) return null;
    return { until: new Date(row.unansweredAt.getTime() + pauseMs(dispatch)), reason: 'offer_unanswered' };
  }

  /** The courier answers again; the next pass may ask. Without a pause it changes nothing. */
  async end(hubId: number, courierId: number): Promise<void> {
    if (!(await this.of(hubId, courierId))) return;
    await this.db.transaction(async (tx) => {
      await this.presence.answersAgain(tx, hubId, courierId);
      this.searches.requestPasses(tx, [hubId]);
    });
  }
}
