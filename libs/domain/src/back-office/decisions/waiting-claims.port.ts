import type { Scope } from '../../base/index.js';

/** A claim of a shop or a recipient. */
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

/** Claims of a hub: none, unless the module of claims lists them. */
export class WaitingClaims {
  list(_scope: Scope, _listed: { open: boolean; limit: number }): Promise<WaitingClaim[]> {
    return Promise.resolve([]);
  }
}
