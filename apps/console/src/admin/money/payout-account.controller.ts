import { PAYOUT_ENVIRONMENTS, PayoutAccounts, type PayoutAccount, PublicUrl, type Scope } from '#domain';
import { z } from 'zod';
import { instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

const accountBody = z
  .strictObject({
    environment: z.enum(PAYOUT_ENVIRONMENTS),
    apiKey: z.string().trim().min(20).max(500),
  })
  .meta({ examples: [{ environment: 'sandbox', apiKey: 'the key that the provider gave you' }] });

const accountAnswer = z.strictObject({
  provider: z.string(),
  environment: z.enum(PAYOUT_ENVIRONMENTS),
  connectedAt: instantAnswer,
  /** Where the provider sends its events. */
  noticeUrl: z.string(),
  /** Where the provider asks for consent, if its security mechanism is on. */
  consentUrl: z.string(),
});
const readAnswer = z.strictObject({
  /** null: withdrawals are paid by hand. */
  account: accountAnswer.nullable(),
  /** A simulated provider pays, as nothing is real here. */
  simulated: z.boolean(),
});
/** The token is shown here and nowhere else. */
const connectedAnswer = accountAnswer.extend({ noticeToken: z.string() });
const goneAnswer = z.strictObject({ provider: textAnswer });

/** The hub's account with the provider that pays withdrawals by Pix. */
@AdminController('payout-account', 'access')
export class PayoutAccountController {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'The account with the payment provider, without its key',
    answer: readAnswer,
  })
  async read(@CurrentScope() { hubId }: Scope) {
    const account = await this.accounts.find(hubId);
    const simulated = account === null && (await this.accounts.of(hubId)) !== null;
    return { account: account && this.body(account), simulated };
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Connects the account, or replaces its key; the answer has the token of the calls, once',
    body: accountBody,
    answer: connectedAnswer,
    audit: { entity: 'payout_account', action: 'connected' },
  })
  async connect(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof accountBody>) {
    const { account, noticeToken } = await this.accounts.connect(by, body);
    return { ...this.body(account), noticeToken };
  }

  @Endpoint({
    method: 'DELETE',
    status: 200,
    summary: 'Disconnects the account: withdrawals are paid by hand again; 409 while transfers are under way',
    answer: goneAnswer,
    errors: [409],
    audit: { entity: 'payout_account', action: 'disconnected' },
  })
  async disconnect(@CurrentScope() by: Scope) {
    await this.accounts.disconnect(by);
    return { provider: null };
  }

  private body({ hubId, provider, environment, connectedAt }: PayoutAccount) {
    const base = `${this.publicUrl.base}/api/payments/payouts/${String(hubId)}`;
    return {
      provider,
      environment,
      connectedAt,
      noticeUrl: `${base}/events`,
      consentUrl: `${base}/consent`,
    };
  }
}
