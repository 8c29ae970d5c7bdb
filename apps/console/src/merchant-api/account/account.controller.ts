import {
  AddressLookup,
  addressWords,
  atSamePoint,
  DomainError,
  Merchants,
  Pictures,
  PreparationTimes,
  type MerchantAddress,
  type WrittenAddress,
  cents,
  MAX_CENTS,
  Merchant,
  merchantAddressSchema,
  openingHoursSchema,
  restrictionsSchema,
  PasswordResets,
  SpendingDays,
  SubUsers,
  hubScope,
} from '#domain';
import type { CallOf } from '../../http/declared-api.decorator.js';
import { ownerApi } from '../session/merchant-api.decorator.js';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import { preparationAnswer } from '../../admin/merchants/merchant.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import { requiredFile } from '../../courier-api/files/picture.stream.js';

const upTo200 = z.string().trim().max(200);
const phone = z.string().trim().min(8).max(40);

const addressField = merchantAddressSchema
  .omit({ latitude: true, longitude: true })
  .extend({ street: upTo200.min(1) })
  .meta({ id: 'AccountAddress' });

const accountPatch = z.strictObject({
  name: fields.name.exactOptional(),
  phone: phone.exactOptional(),
  /** The pickup of orders that name none; it must be found by geocoding. */
  address: addressField.exactOptional(),
  openingHours: openingHoursSchema.nullable().exactOptional(),
  /** Minutes from an order until its goods are ready; null: as measured at pickups. */
  preparationMinutes: z.int().min(0).max(240).nullable().exactOptional(),
  /** Shown to the courier with every order. */
  courierNote: fields.text.nullable().exactOptional(),
  /** What becomes of goods that nobody takes, where an order does not say; null: as the company has it. */
  ifUndelivered: fields.defaultFallback,
});

const accountAnswer = answers
  .recordOf(
    Merchant,
    ['id name legalName email phone document address openingHours courierNote ifUndelivered'],
    {
      logoUrl: answers.text,
      preparation: preparationAnswer,
    },
  )
  .meta({ id: 'MerchantAccount' });

/** Limit of what the orders placed in a day may cost; null: no limit. */
export const dayLimitField = z.int().min(0).max(MAX_CENTS).transform(cents).nullable();

const newUserBody = z.strictObject({
  name: fields.name,
  email: z.email().max(200),
  phone: phone.exactOptional(),
  password: fields.newPassword('merchant').exactOptional(),
  restrictions: restrictionsSchema.default({ ordering: false, readingOthers: false }),
  dayLimitCents: dayLimitField.exactOptional(),
});

const userPatch = z.strictObject({
  name: fields.name.exactOptional(),
  email: z.email().max(200).exactOptional(),
  phone: phone.exactOptional(),
  restrictions: restrictionsSchema.exactOptional(),
  dayLimitCents: dayLimitField.exactOptional(),
  blocked: z.boolean().exactOptional(),
});

const userAnswer = answers
  .recordOf(Merchant, ['id name email phone restrictions dayLimitCents createdAt'], {
    blocked: z.boolean(),
    /** false: the person has not chosen a password yet. */
    hasPassword: z.boolean(),
  })
  .meta({ id: 'MerchantUser' });

function userBody({ ...user }: Merchant) {
  return { ...user, blocked: user.blockedAt !== null, hasPassword: user.passwordHash !== null };
}

const api = ownerApi('account', {
  merchants: Merchants,
  preparation: PreparationTimes,
  pictures: Pictures,
  lookup: AddressLookup,
});

export const MerchantAccountController = api.controller('MerchantAccountController', {
  read: api.get('', {
    appScope: 'store',
    summary: 'Shows the account’s own record',
    answer: accountAnswer,
    run: shown,
  }),
  change: api.patch('', {
    appScope: 'store',
    summary: 'Changes the account’s own record',
    description:
      'An address that names the same place as before keeps its point, which may have been set by hand.',
    body: accountPatch,
    answer: accountAnswer,
    errors: [422],
    audit: { entity: 'merchant', action: 'updated' },
    run: async (call) => {
      const { address, ...patch } = call.body;
      const moved = address && { address: await located(call, address) };
      await call.merchants.update(call.by, call.merchantId, { ...patch, ...moved });
      return shown(call);
    },
  }),
  setLogo: api.put('logo', {
    summary: 'Sets the logo on the tracking page (JPEG, PNG or WebP, 10 MiB)',
    files: ['picture'],
    answer: accountAnswer,
    errors: [413],
    audit: { entity: 'merchant', action: 'picture_added' },
    run: async (call) => {
      const { pictures, by, merchantId } = call;
      const picture = requiredFile(call.uploads, 'picture');
      const before = await pictures.list(by, 'merchant', merchantId);
      await pictures.add(by, 'merchant', merchantId, picture);
      for (const { id } of before) await pictures.remove(by, 'merchant', merchantId, id);
      return shown(call);
    },
  }),
  removeLogo: api.delete('logo', {
    summary: 'Takes the logo away',
    audit: { entity: 'merchant', action: 'picture_removed' },
    run: async ({ pictures, by, merchantId }) => {
      for (const { id } of await pictures.list(by, 'merchant', merchantId))
        await pictures.remove(by, 'merchant', merchantId, id);
    },
  }),
});

/** The address with the point that it had, or that an order would get. @throws address_not_found */
async function located(
  { merchants, lookup, by, merchantId }: CallOf<typeof api>,
  address: WrittenAddress,
): Promise<MerchantAddress> {
  const unmoved = atSamePoint(address, (await merchants.get(by, merchantId)).address);
  if (unmoved) return unmoved;
  const { found } = await lookup.tryWords(by, addressWords(address));
  if (found === null) throw new DomainError('address_not_found', { field: 'address.street' });
  return { ...address, latitude: found.latitude, longitude: found.longitude };
}

async function shown({ merchants, preparation, by, merchantId }: CallOf<typeof api>) {
  const { preparationMinutes, ...merchant } = await merchants.get(by, merchantId);
  const items = await preparation.ofMerchant(by.hubId, merchantId);
  const logoUrl = merchant.media[0]?.url ?? null;
  return { ...merchant, logoUrl, preparation: { preparationMinutes, items } };
}

const usersApi = ownerApi(
  'users',
  { users: SubUsers, resets: PasswordResets, spending: SpendingDays },
  { id: fields.pathId('merchant_not_found') },
);

export const MerchantUsersController = usersApi.controller('MerchantUsersController', {
  list: usersApi.get('', {
    summary: 'Lists the account’s sub-users',
    answer: answers.listOf(userAnswer),
    run: async ({ users, by, accountId }) => (await users.list(by, accountId)).map(userBody),
  }),
  add: usersApi.post('', {
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
  change: usersApi.patch(':id', {
    summary: 'Changes a sub-user, what it may do, or blocks it',
    body: userPatch,
    answer: userAnswer,
    audit: { entity: 'merchant', action: 'updated' },
    run: async ({ users, spending, by, accountId, id, body }) => {
      const user = await users.update(by, accountId, id, body);
      if (typeof body.dayLimitCents === 'number') await spending.countToday(by, id, null);
      return userBody(user);
    },
  }),
  remove: usersApi.delete(':id', {
    summary: 'Removes a sub-user: it is logged out at once, and its orders stay',
    audit: { entity: 'merchant', action: 'removed' },
    run: ({ users, by, accountId, id }) => users.remove(by, accountId, id),
  }),
  reset: usersApi.post(':id/password-reset', {
    status: 202,
    summary: 'Sends a sub-user a link to choose a new password',
    answer: z.strictObject({ channel: z.string() }),
    audit: { entity: 'merchant', action: 'password_reset_sent', content: false },
    run: async ({ users, resets, session: { scope, accountId, hubId, actor }, id }) => {
      await users.get(scope, accountId, id);
      return { channel: await resets.sendTo(hubScope(hubId, actor), 'merchant', id) };
    },
  }),
});
