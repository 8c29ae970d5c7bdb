import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Fault } from '../../company/index.js';
import { BoardAlerts } from '../../ordering/index.js';
import { type Cents, Clock, Database, DomainError, type Scope } from '../../base/index.js';
import { StopFaults } from '../faults/index.js';
import { Claim } from './claim.entity.js';
import { awaitsCourier } from './claim-hearing.rules.js';
import { ClaimNews } from './claim-news.service.js';

interface ClaimDecision {
  /** Who answers for it; null: the claim is refused. */
  readonly fault: Fault | null;
  /** The claimant reads it. */
  readonly answer: string;
  /** What the goods of the stop were worth; null: as the order says. */
  readonly goodsCents: Cents | null;
  /** Why nobody waits for the courier's answer: the courier reads it. */
  readonly earlyReason?: string | null;
}

/** Decisions on claims. What the fault moves is moved with the decision. */
@Injectable()
export class ClaimDecisions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly faults: StopFaults,
    private readonly news: ClaimNews,
    private readonly alerts: BoardAlerts,
  ) {}

  /**
   * Decides once. Accepted, the stop's fault is the decided one, and money follows by the hub's rules.
   * Against a courier who may still answer only with `earlyReason`.
   * @throws claim_not_found · transition_refused (decided, or the order goes on) · required_value (`earlyReason`)
   */
  async decide(scope: Scope, id: number, decision: ClaimDecision): Promise<Claim> {
    const { fault, answer, goodsCents } = decision;
    return await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const claim = await tx.manager.findOne(Claim, { where: { hubId: scope.hubId, id }, lock });
      if (!claim) throw new DomainError('claim_not_found');
      if (claim.state !== 'open') throw new DomainError('transition_refused', { status: claim.state });
      const early = awaitsCourier(claim, fault, this.clock.now());
      if (early && !decision.earlyReason) throw new DomainError('required_value', { field: 'earlyReason' });
      const { orderId, stop } = claim;
      const state = fault === null ? 'refused' : 'accepted';
      // The order before wallets, as at its end.
      await this.news.note(tx, scope, claim, state);
      if (fault !== null)
        await this.faults.decide(tx, scope, { orderId, stop, fault, reason: answer, goodsCents });
      Object.assign(claim, {
        ...{ state, fault, answer, earlyReason: early ? decision.earlyReason : null },
        ...{ decidedBy: scope.actor, decidedAt: this.clock.now() },
      });
      const decided = await tx.manager.save(claim);
      await this.news.tell(tx, decided);
      // Another claim about the order may be as near its deadline.
      const told = { hubId: scope.hubId, orderId, state: 'open', dueToldAt: Not(IsNull()) } as const;
      if (!(await tx.manager.existsBy(Claim, told))) await this.alerts.closeClaimDue(tx, scope, orderId);
      return decided;
    });
  }
}
