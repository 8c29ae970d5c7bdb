import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { CourierPresenceStore } from '../../people/index.js';
import { Clock, Database, statement } from '../../base/index.js';
import { pausedUntil, PlanningPassStore, type Silence, SILENCE } from '../planning/index.js';

const SILENCE_OF = statement(
  'searches.courier_silence',
  `select silence.* from courier_presence p, ${SILENCE} where p.hub_id = $1 and p.courier_id = $2 and p.online`,
);

/** Pauses of couriers who leave offers unanswered: planning passes skip them unless nobody else is left. */
@Injectable()
export class CourierPauses {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly presence: CourierPresenceStore,
    private readonly passes: PlanningPassStore,
  ) {}

  /** null: the courier is not paused. */
  async of(hubId: number, courierId: number) {
    const { dispatch } = (await this.hubs.get(hubId)).settings;
    if (dispatch.strategy !== 'planned') return null;
    const silence = await this.db.first<Silence>(SILENCE_OF, [hubId, courierId]);
    const until = silence && pausedUntil(silence, dispatch, this.clock.now());
    return until && { until, reason: 'offer_unanswered' as const };
  }

  /** Without a pause it changes nothing. */
  async end(hubId: number, courierId: number): Promise<void> {
    if (!(await this.of(hubId, courierId))) return;
    await this.db.transaction(async (tx) => {
      await this.presence.answersAgain(tx, hubId, courierId);
      this.passes.request(tx, [hubId]);
    });
  }
}
