import { PasswordResets, SpendingDays, SubUsers, hubScope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { pathId } from '../../http/field.schemas.js';
import { ownerApi } from '../session/merchant-api.decorator.js';
import { newUserBody, userAnswer, userBody, userPatch } from './account.schemas.js';

const params = { id: pathId('merchant_not_found') };
const sentAnswer = z.strictObject({ channel: z.string() });

const services = { users: SubUsers, resets: PasswordResets, spending: SpendingDays };
const api = ownerApi('users', services, params);

/** The account's sub-users, who spend its wallet. */
export const MerchantUsersController = api.controller('MerchantUsersController', {
  list: api.get('', {
    summary: 'Lists the account’s sub-users',
    answer: listOf(userAnswer),
    run: async ({ users, session: { scope, accountId } }) => ({
      items: (await users.list(scope, accountId)).map(userBody),
    }),
  }),
  add: api.post('', {
    summary: 'Adds a sub-user; without a password the person is sent a link to choose one',
    body: newUserBody,
    answer: userAnswer,
    errors: [409],
    audit: { entity: 'merchant', action: 'created' },
    run: async ({ users, resets, session: { scope, accountId, hubId, actor }, body }) => {
      const user = await users.create(scope, accountId, body);
      if (body.password === undefined) await resets.sendTo(hubScope(hubId, actor), 'merchant', user.id);
      return userBody(user);
    },
  }),
  change: api.patch(':id', {
    summary: 'Changes a sub-user, what it may do, or blocks it',
    body: userPatch,
    answer: userAnswer,
    errors: [404, 409],
    audit: { entity: 'merchant', action: 'updated' },
    run: async ({ users, spending, session: { scope, accountId }, id, body }) => {
      const user = await users.update(scope, accountId, id, body);
      if (typeof body.dayLimitCents === 'number') await spending.countToday(scope, id, null);
      return userBody(user);
    },
  }),
  remove: api.delete(':id', {
    summary: 'Removes a sub-user: it is logged out at once, and its orders stay',
    audit: { entity: 'merchant', action: 'removed' },
    run: ({ users, session: { scope, accountId }, id }) => users.remove(scope, accountId, id),
  }),
  reset: api.post(':id/password-reset', {
    status: 202,
    summary: 'Sends a sub-user a link to choose a new password',
    answer: sentAnswer,
    audit: { entity: 'merchant', action: 'password_reset_sent', content: false },
    run: async ({ users, resets, session: { scope, accountId, hubId, actor }, id }) => {
      await users.get(scope, accountId, id);
      return { channel: await resets.sendTo(hubScope(hubId, actor), 'merchant', id) };
    },
  }),
});
