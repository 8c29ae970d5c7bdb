import type { Scope } from '../../base/index.js';

export interface WaitingClaim {
  readonly id: number;
  readonly orderId: number;
  readonly publicId: string;
  readonly merchantName: string;
  readonly recipient: string | null;
  readonly kind: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** None, unless the module of claims replaces this. */
export class WaitingClaims {
  list(_scope: Scope, _listed: { open: boolean; limit: number }): Promise<WaitingClaim[]> {
    return Promise.resolve([]);
  }
}
