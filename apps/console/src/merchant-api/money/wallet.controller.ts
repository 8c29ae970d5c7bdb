import {
  cents,
  Clock,
  Hubs,
  PaymentSimulations,
  qrModules,
  topUpFeeCents,
  topUpFeeOf,
  topUpState,
  WalletQueries,
  WalletTopUps,
  type ActingMerchant,
  type Cents,
  type MerchantSession,
  type WalletTopUp,
} from '#domain';
import { z } from 'zod';
import { pagingFields } from '../../admin/field.schemas.js';
import { walletStatementAnswer } from '../../admin/money/wallet.answers.js';
import { centsAnswer, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { CurrentActing, CurrentMerchant, MerchantController } from '../session/index.js';
import { topUpAnswer } from './money.answers.js';

const balanceAnswer = z.strictObject({ balanceCents: centsAnswer });
const statementQuery = z.strictObject({
  operation: z.enum(['credit', 'debit']).exactOptional(),
  ...pagingFields,
});
const topUpBody = z.strictObject({ amountCents: z.int().min(100).max(2_000_000) });
const feeQuery = z.strictObject({ amountCents: z.coerce.number().int().min(100).max(2_000_000) });
const feeAnswer = z.strictObject({ feeCents: centsAnswer });
const params = { id: pathId('top_up_not_found') };

/** The account's wallet, shared by the owner and its sub-users. */
@MerchantController('wallet')
export class MerchantWalletController {
  constructor(
    private readonly wallets: WalletQueries,
    private readonly topUps: WalletTopUps,
    private readonly simulations: PaymentSimulations,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    appScope: 'statement',
    summary: 'Shows the account’s balance',
    answer: balanceAnswer,
  })
  async balance(@CurrentActing() { scope, accountId: id }: ActingMerchant) {
    return { balanceCents: await this.wallets.balance(scope, { kind: 'merchant', id }) };
  }

  @Endpoint({
    method: 'GET',
    path: 'statement',
    status: 200,
    appScope: 'statement',
    summary: 'Lists the movements of the account’s wallet, newest first',
    description: 'Refused to sub-users who may not read the orders of others: their payments would be told.',
    query: statementQuery,
    answer: walletStatementAnswer,
    readsAccount: true,
  })
  async statement(
    @CurrentActing() { scope, accountId }: ActingMerchant,
    @EndpointQuery() { operation, ...page }: z.output<typeof statementQuery>,
  ) {
    const owner = { kind: 'merchant', id: accountId } as const;
    const { balance, items, ...shown } = await this.wallets.statement(scope, owner, { operation }, page);
    return { items: items.map(walletEntryBody), ...shown, balanceCents: balance };
  }

  @Endpoint({
    method: 'GET',
    path: 'top-up-fee',
    status: 200,
    summary: 'Says what a top-up of this amount would cost; opens nothing',
    query: feeQuery,
    answer: feeAnswer,
  })
  async fee(
    @CurrentMerchant() { hubId }: MerchantSession,
    @EndpointQuery() { amountCents }: z.output<typeof feeQuery>,
  ) {
    return { feeCents: await this.feeOf(hubId, cents(amountCents)) };
  }

  @Endpoint({
    method: 'POST',
    path: 'top-ups',
    status: 201,
    summary: 'Opens a Pix charge that adds to the account’s wallet when it is paid',
    access: 'changing',
    body: topUpBody,
    answer: topUpAnswer,
    errors: [422],
  })
  async open(
    @CurrentMerchant() { scope, accountId }: MerchantSession,
    @EndpointBody() { amountCents }: z.output<typeof topUpBody>,
  ) {
    return this.shown(await this.topUps.open(scope, accountId, cents(amountCents)));
  }

  @Endpoint({
    method: 'GET',
    path: 'top-ups',
    status: 200,
    summary: 'Lists the account’s last Pix charges, newest first',
    answer: listOf(topUpAnswer),
  })
  async list(@CurrentMerchant() { scope, accountId }: MerchantSession) {
    const found = await this.topUps.latest(scope, accountId);
    return { items: await Promise.all(found.map((topUp) => this.shown(topUp))) };
  }

  @Endpoint({
    method: 'GET',
    path: 'top-ups/:id',
    status: 200,
    summary: 'Shows a Pix charge of the account, and whether it is paid',
    params,
    answer: topUpAnswer,
    errors: [404],
  })
  async read(@CurrentMerchant() { scope, accountId }: MerchantSession, @EndpointParam('id') id: number) {
    return this.shown(await this.topUps.get(scope, accountId, id));
  }

  @Endpoint({
    method: 'POST',
    path: 'top-ups/:id/simulate-payment',
    status: 200,
    summary: 'Pays a Pix charge of the account without a bank: in sandboxes and the demonstration only',
    access: 'changing',
    params,
    answer: topUpAnswer,
    errors: [404, 409],
  })
  async simulate(@CurrentMerchant() { scope, accountId }: MerchantSession, @EndpointParam('id') id: number) {
    await this.simulations.payTopUp(scope, accountId, id);
    return this.shown(await this.topUps.get(scope, accountId, id));
  }

  private async shown(topUp: WalletTopUp) {
    const { id, hubId, amountCents, code, expiresAt, paidAt, paidCents, createdAt } = topUp;
    return {
      ...{ id, amountCents, code, expiresAt, paidAt, paidCents, createdAt },
      state: topUpState(topUp, this.clock.now()),
      feeCents: await this.feeOf(hubId, amountCents),
      qr: qrModules(code),
    };
  }

  private async feeOf(hubId: number, amount: Cents): Promise<number> {
    const fee = topUpFeeOf((await this.hubs.get(hubId)).settings.topUpFees, 'pix');
    return fee === null ? 0 : topUpFeeCents(fee, amount);
  }
}
