import {
  AddressLookup,
  addressWords,
  atSamePoint,
  DomainError,
  Merchants,
  Pictures,
  PreparationTimes,
  type ActingMerchant,
  type MerchantAddress,
  type Scope,
  type WrittenAddress,
} from '#domain';
import { ownerApi } from '../session/merchant-api.decorator.js';
import { accountAnswer, accountPatch } from './account.schemas.js';

const api = ownerApi('account', {
  merchants: Merchants,
  preparation: PreparationTimes,
  pictures: Pictures,
  lookup: AddressLookup,
});

/** A merchant's own record: address, hours, preparation time, and the logo of its tracking pages. */
export const MerchantAccountController = api.controller('MerchantAccountController', {
  read: api.get('', {
    appScope: 'store',
    summary: 'Shows the account’s own record',
    answer: accountAnswer,
    run: ({ merchants, preparation, acting: session }) => shown({ merchants, preparation }, session),
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
    run: async ({ merchants, lookup, preparation, acting: session, body: { address, ...patch } }) => {
      const { scope, merchant } = session;
      const moved = address && {
        address: await located({ merchants, lookup }, scope, merchant.id, address),
      };
      await merchants.update(scope, merchant.id, { ...patch, ...moved });
      return shown({ merchants, preparation }, session);
    },
  }),
  setLogo: api.put('logo', {
    summary: 'Sets the logo on the tracking page (JPEG, PNG or WebP, 10 MiB)',
    files: ['picture'],
    answer: accountAnswer,
    errors: [413],
    audit: { entity: 'merchant', action: 'picture_added' },
    run: async ({ pictures, merchants, preparation, session, uploads: [file] }) => {
      if (!file) throw new DomainError('required_value', { field: 'picture' });
      const { scope, merchant } = session;
      const before = await pictures.list(scope, 'merchant', merchant.id);
      await pictures.add(scope, 'merchant', merchant.id, file.received);
      for (const { id } of before) await pictures.remove(scope, 'merchant', merchant.id, id);
      return shown({ merchants, preparation }, session);
    },
  }),
  removeLogo: api.delete('logo', {
    summary: 'Takes the logo away',
    audit: { entity: 'merchant', action: 'picture_removed' },
    run: async ({ pictures, session: { scope, merchant } }) => {
      for (const { id } of await pictures.list(scope, 'merchant', merchant.id))
        await pictures.remove(scope, 'merchant', merchant.id, id);
    },
  }),
});

/** The address with the point that it had, or that an order would get. @throws address_not_found */
async function located(
  { merchants, lookup }: { readonly merchants: Merchants; readonly lookup: AddressLookup },
  scope: Scope,
  id: number,
  address: WrittenAddress,
): Promise<MerchantAddress> {
  const kept = atSamePoint(address, (await merchants.get(scope, id)).address);
  if (kept) return kept;
  const { found } = await lookup.tryWords(scope, addressWords(address));
  if (found === null) throw new DomainError('address_not_found', { field: 'address.street' });
  return { ...address, latitude: found.latitude, longitude: found.longitude };
}

async function shown(
  { merchants, preparation }: { readonly merchants: Merchants; readonly preparation: PreparationTimes },
  { scope, hubId, merchant: { id } }: ActingMerchant,
) {
  const { preparationMinutes, ...merchant } = await merchants.get(scope, id);
  const items = await preparation.ofMerchant(hubId, id);
  const logoUrl = merchant.media[0]?.url ?? null;
  return { ...merchant, logoUrl, preparation: { preparationMinutes, items } };
}
