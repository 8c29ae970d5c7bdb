import { Injectable } from '@nestjs/common';
import type { Scope } from '../../base/index.js';
import { ClaimQueries } from '../../billing/index.js';
import { BoardAlerts, FailedOrders } from '../../ordering/index.js';

/** Goods that nobody took, a claim, or goods that a courier holds though the order went on without them. */
export const DECISION_KINDS = ['failure', 'claim', 'goods'] as const;

/** Something that stays in sight until a person has decided. */
interface PendingDecision {
  readonly kind: (typeof DECISION_KINDS)[number];
  /** Of the order that failed, the claim, or the alert. */
  readonly id: number;
  readonly orderId: number;
  readonly publicId: string;
  readonly merchantName: string;
  /** The shop's, whom a failure concerns first. */
  readonly merchantPhone: string | null;
  /** The recipient, or the courier who holds the goods. */
  readonly who: string | null;
  /** Why it failed, or what is claimed. */
  readonly about: string | null;
  /** Who has the goods of a failure. */
  readonly goodsAt: 'shop' | 'courier' | null;
  readonly since: Date;
  /** Until when; null: there is no deadline. */
  readonly dueAt: Date | null;
}

const MOST = 200;

/** What needs a decision, in one list: deadlines first, then what has waited longest. */
@Injectable()
export class PendingDecisions {
  constructor(
    private readonly failed: FailedOrders,
    private readonly claims: ClaimQueries,
    private readonly alerts: BoardAlerts,
  ) {}

  /** @throws forbidden */
  async list(scope: Scope): Promise<PendingDecision[]> {
    const [failures, claims, alerts] = await Promise.all([
      this.failed.list(scope),
      this.claims.list(scope, { open: true, limit: MOST }),
      this.alerts.open(scope),
    ]);
    const found: PendingDecision[] = [
      ...claims.map(({ id, orderId, publicId, merchantName, recipient, kind, createdAt, dueAt }) => ({
        ...{ kind: 'claim' as const, id, orderId, publicId, merchantName, who: recipient, about: kind },
        ...{ merchantPhone: null, goodsAt: null, since: createdAt, dueAt },
      })),
      ...alerts.flatMap(({ id, orderId, publicId, merchantName, courierName, goods, doneAt, at }) =>
        orderId !== null && goods && doneAt === null
          ? {
              ...{
                kind: 'goods' as const,
                id,
                orderId,
                publicId: publicId ?? '',
                merchantName: merchantName ?? '',
              },
              ...{
                who: courierName,
                merchantPhone: null,
                about: null,
                goodsAt: 'courier' as const,
                since: at,
                dueAt: null,
              },
            }
          : [],
      ),
      ...failures.map(
        ({ orderId, publicId, merchantName, merchantPhone, recipient, reason, goodsAt, endedAt }) => ({
          ...{ kind: 'failure' as const, id: orderId, orderId, publicId, merchantName, who: recipient },
          ...{ merchantPhone, about: reason, goodsAt, since: endedAt, dueAt: null },
        }),
      ),
    ];
    return found.sort((a, b) => rank(a) - rank(b) || a.since.getTime() - b.since.getTime());
  }
}

function rank({ dueAt }: PendingDecision): number {
  return dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
