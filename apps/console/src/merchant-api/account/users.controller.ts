import {
  PasswordResets,
  SubUserRemovals,
  SpendingDays,
  SubUsers,
  hubScope,
  type MerchantSession,
} from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CurrentMerchant, MerchantController } from '../session/index.js';
import { newUserBody, userAnswer, userBody, userPatch } from './account.schemas.js';

const params = { id: pathId('merchant_not_found') };
const sentAnswer = z.strictObject({ channel: z.string() });

/** The account's sub-users, who spend its wallet. */
@MerchantController('users')
export class MerchantUsersController {
  constructor(
    private readonly users: SubUsers,
    private readonly removals: SubUserRemovals,
    private readonly resets: PasswordResets,
    private readonly spending: SpendingDays,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the account’s sub-users',
    answer: listOf(userAnswer),
    ownerOnly: true,
  })
  async list(@CurrentMerchant() { scope, accountId }: MerchantSession) {
    return { items: (await this.users.list(scope, accountId)).map(userBody) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Adds a sub-user; without a password the person is sent a link to choose one',
    body: newUserBody,
    answer: userAnswer,
    errors: [409],
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'created' },
  })
  async add(
    @CurrentMerchant() { scope, accountId, hubId, actor }: MerchantSession,
    @EndpointBody() body: z.output<typeof newUserBody>,
  ) {
    const user = await this.users.create(scope, accountId, body);
    if (body.password === undefined) await this.resets.sendTo(hubScope(hubId, actor), 'merchant', user.id);
    return userBody(user);
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a sub-user, what it may do, or blocks it',
    params,
    body: userPatch,
    answer: userAnswer,
    errors: [404, 409],
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'updated' },
  })
  async change(
    @CurrentMerchant() { scope, accountId }: MerchantSession,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof userPatch>,
  ) {
    const user = await this.users.update(scope, accountId, id, body);
    if (typeof body.dayLimitCents === 'number') await this.spending.countToday(scope, id, null);
    return userBody(user);
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Removes a sub-user: it is logged out at once, and its orders stay',
    params,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'removed' },
  })
  remove(
    @CurrentMerchant() { scope, accountId }: MerchantSession,
    @EndpointParam('id') id: number,
  ): Promise<void> {
    return this.removals.remove(scope, accountId, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/password-reset',
    status: 202,
    summary: 'Sends a sub-user a link to choose a new password',
    params,
    answer: sentAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'password_reset_sent', content: false },
  })
  async reset(
    @CurrentMerchant() { scope, accountId, hubId, actor }: MerchantSession,
    @EndpointParam('id') id: number,
  ) {
    await this.users.get(scope, accountId, id);
    return { channel: await this.resets.sendTo(hubScope(hubId, actor), 'merchant', id) };
  }
}
