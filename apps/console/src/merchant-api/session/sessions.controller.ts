import type { CallOf } from '../../http/declared-api.decorator.js';
import { merchantApi, MerchantController } from './merchant-api.decorator.js';
import {
  MerchantSessions,
  Hub,
  Hubs,
  hubScope,
  mayAct,
  Merchant,
  Merchants,
  PaymentSimulations,
  SecondFactors,
} from '#domain';
import { RateLimiter, RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import * as account from '../../sessions/own-sessions.controller.js';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';

/** `ownerId`: null for an owner. */
const person = answers.recordOf(Merchant, ['id ownerId name email']);

const currentSessionAnswer = z.strictObject({
  merchant: person,
  account: z.strictObject({ id: z.int(), name: z.string(), logoUrl: answers.text }),
  hub: answers.recordOf(Hub, ['id name city state timezone'], {
    ...answers.each(['phone', 'logoUrl', 'color'], answers.text),
    pix: z.boolean(),
    /** A Pix charge may be paid by a press, as in sandboxes and the demonstration. */
    simulatesPayments: z.boolean(),
  }),
  may: z.strictObject({
    /** May place orders: no restriction or block forbids it. */
    order: z.boolean(),
    /** May mark orders as ready and cancel them; a block of the account leaves that. */
    handle: z.boolean(),
    /** May change the address book and top the wallet up. */
    change: z.boolean(),
    invoiced: z.boolean(),
    /** May change settings, users and integrations: the owner of the account. */
    manage: z.boolean(),
  }),
  blocked: z.boolean(),
  /** A block of the log-in: of the whole account by the company, or of this sub-user alone; null: none. */
  blockOf: z.enum(['account', 'user']).nullable(),
  secondFactor: z.strictObject({ enrolled: z.boolean(), recoveryCodesLeft: z.int() }),
  modules: answers.modules,
});

const kind = 'merchant';

const MerchantLoginController = account.logInOf({
  kind,
  path: 'api/merchant',
  name: 'MerchantLoginController',
  body: account.loginBody,
  answer: z.strictObject({
    token: z.string(),
    expiresAt: answers.instant,
    merchant: person,
  }),
  errors: [401, 422],
  summaries: {
    token: 'Signs a merchant or sub-user in, by e-mail and password',
    cookie: 'Signs a merchant or sub-user in by a cookie, for browsers',
  },
  people: MerchantSessions,
  contact: account.emailOf,
  open: (people, body, manner) => people.open({ ...manner, ...body }),
  hubId: ({ merchant }) => merchant.hubId,
});

const api = merchantApi('', {
  hubs: Hubs,
  merchants: Merchants,
  factors: SecondFactors,
  simulations: PaymentSimulations,
  sessions: MerchantSessions,
  limiter: RateLimiter,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

const MerchantCurrentSessionController = api.controller('MerchantCurrentSessionController', {
  current: api.get('sessions/current', {
    summary: 'Shows who is logged in, the account and the company, and what the person may do',
    answer: currentSessionAnswer,
    run: currentSession,
  }),
  setPassword: api.put('password', {
    summary: 'Changes the person’s own password; every session ends, this one too',
    body: z.strictObject({
      current: z.string().min(1).max(200),
      password: fields.newPassword('merchant'),
    }),
    errors: [401, 422],
    audit: { entity: 'merchant', action: 'password_changed', content: false },
    run: async ({ limiter, sessions, by, session: { merchant }, body: { current, password }, response }) => {
      await account.limitPasswords(limiter, response, kind, merchant.id);
      await sessions.changePassword(by, merchant.id, current, password);
    },
  }),
});

const at = MerchantController('sessions');
const factorAt = MerchantController('second-factor');

export const MERCHANT_SESSION_CONTROLLERS = [
  MerchantLoginController,
  MerchantCurrentSessionController,
  account.logOutOf({ kind, at, name: 'MerchantLogOutController' }),
  account.ownSessionsOf({ kind, at, name: 'MerchantSessionsController' }),
  account.secondFactorOf({ kind, at: factorAt, name: 'MerchantSecondFactorController' }),
];

async function currentSession(call: CallOf<typeof api>) {
  const { hubs, merchants, factors, simulations, config, session } = call;
  const { merchant: who, accountId, hubId, scope } = session;
  const { ...hub } = await hubs.get(hubId);
  const own = await merchants.get(scope, who.id);
  // A sub-user may not read its owner's record, but needs the account's name.
  const { id, name, media } = await merchants.get(hubScope(hubId, scope.actor), accountId);
  const blockOf = await merchants.blockOf(own);
  return {
    merchant: who,
    account: { id, name, logoUrl: media[0]?.url ?? null },
    hub: {
      ...hub.settings.branding,
      ...hub,
      pix: hub.settings.onlinePayment !== null,
      simulatesPayments: await simulations.allowed(hubId),
    },
    may: {
      order: blockOf === null && !own.restrictions.ordering,
      handle: mayAct(who, 'ordering'),
      change: mayAct(who, 'changing'),
      invoiced: own.invoicingEnabled,
      manage: who.ownerId === null,
    },
    blocked: blockOf !== null,
    blockOf,
    modules: config.modules,
    secondFactor: await factors.stateOf('merchant', who.id),
  };
}
