import {
  CourierQueries,
  CourierWithdrawals,
  MAX_ENTRY_TEXT,
  MerchantQueries,
  PayoutDecisions,
  Payouts,
  WalletQueries,
  type Scope,
  type WalletOwner,
} from '#domain';
import { z } from 'zod';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { cursorFields, cursorPage, idText, instantField } from '../field.schemas.js';
import { payoutBody } from './payout.mapper.js';
import {
  payoutAnswer,
  refusedWithdrawalAnswer,
  walletEntryAnswer,
  withdrawalAnswer,
} from './wallet.answers.js';

/** The reason is the text of the movement that gives the money back. */
const refusal = z.strictObject({ reason: z.string().trim().min(1).max(MAX_ENTRY_TEXT) });

/** `all`: every status. */
const statuses = z.enum(['pending', 'completed', 'reversed', 'all']).default('pending');
const listQuery = z.strictObject({
  status: statuses,
  ownerKind: z.enum(['merchant', 'courier']).exactOptional(),
  ownerId: idText.exactOptional(),
  from: instantField.exactOptional(),
  /** Exclusive. */
  to: instantField.exactOptional(),
  ...cursorFields,
});

/** Withdrawals requested by couriers and merchants, pending and ended. */
@AdminController('withdrawals', 'wallets')
export class WithdrawalsController {
  constructor(
    private readonly queries: WalletQueries,
    private readonly couriers: CourierQueries,
    private readonly withdrawals: CourierWithdrawals,
    private readonly merchants: MerchantQueries,
    private readonly payouts: Payouts,
    private readonly decisions: PayoutDecisions,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists withdrawals, newest first; without a status those that wait',
    query: listQuery,
    answer: cursorOf(withdrawalAnswer),
  })
  async list(
    @CurrentScope() scope: Scope,
    @EndpointQuery() { cursor: before, limit, status, ...filter }: z.output<typeof listQuery>,
  ) {
    const wanted = { ...filter, status: status === 'all' ? undefined : status };
    const found = await this.queries.withdrawals(scope, wanted, { before, limit });
    const page = cursorPage(
      found.map(({ entry }) => entry),
      limit,
    );
    const nameOwner = await this.ownersOf(
      scope,
      found.map(({ owner }) => owner),
    );
    const ids = found.map(({ entry }) => entry.id);
    const keys = await this.withdrawals.keysOf(scope, ids);
    const payouts = await this.payouts.ofWithdrawals(scope, ids);
    return {
      ...page,
      // Paid where it was asked to go: a key that was changed meanwhile may be a thief's.
      items: found.map(({ owner, entry }) => {
        const { pixKey: keyOfNow, ...named } = nameOwner(owner);
        const pixKey = keys.get(entry.id) ?? (entry.status === 'pending' ? keyOfNow : null);
        const payout = payouts.get(entry.id);
        return {
          ...walletEntryBody(entry),
          owner: { ...named, pixKey },
          payout: payout ? payoutBody(payout) : null,
        };
      }),
    };
  }

  /** Names of the owners, and their Pix keys of now. */
  private async ownersOf({ hubId }: Scope, owners: readonly WalletOwner[]) {
    const idsOf = (kind: WalletOwner['kind']) => [
      ...new Set(owners.filter((owner) => owner.kind === kind).map(({ id }) => id)),
    ];
    const [couriers, merchants] = await Promise.all([
      this.couriers.byIds(hubId, idsOf('courier')),
      this.merchants.byIds(hubId, idsOf('merchant')),
    ]);
    const courierOf = new Map(couriers.map(({ courier }) => [courier.id, courier]));
    return ({ kind, id }: WalletOwner) => {
      const courier = kind === 'courier' ? courierOf.get(id) : undefined;
      const { name, phone } = courier ?? merchants.get(id) ?? { name: '', phone: null };
      return { kind, id, name, phone, pixKey: courier?.pixKey ?? null };
    };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/approve',
    status: 200,
    summary: 'Consents to the payment of a withdrawal by the provider; large ones need two different people',
    params: { id: idText },
    answer: payoutAnswer,
    errors: [404, 409],
    audit: { entity: 'payout', action: 'approved' },
  })
  async approve(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return payoutBody(await this.decisions.approve(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/complete',
    status: 200,
    summary: 'Marks a withdrawal as paid by hand; what the provider is paying is refused (409)',
    params: { id: idText },
    answer: walletEntryAnswer,
    errors: [404, 409],
    audit: { entity: 'wallet_entry', action: 'withdrawal_completed' },
  })
  async complete(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return walletEntryBody(await this.decisions.completeByHand(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/refuse',
    status: 200,
    summary: 'Refuses a withdrawal; the money goes back into the wallet',
    params: { id: idText },
    body: refusal,
    answer: refusedWithdrawalAnswer,
    errors: [404, 409],
    audit: { entity: 'wallet_entry', action: 'withdrawal_refused' },
  })
  async refuse(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason }: z.output<typeof refusal>,
  ) {
    const { entry, balance } = await this.decisions.refuse(by, id, reason);
    return { ...walletEntryBody(entry), balanceCents: balance };
  }
}
