import { ClaimQueries, Claims, MOST_CLAIM_PHOTOS } from '#domain';
import { z } from 'zod';
import { listOf } from '../docs/record.schemas.js';
import { sendPrivateFile } from '../http/private-file.mapper.js';
import { merchantApi } from '../merchant-api/session/merchant-api.decorator.js';
import {
  CLAIM_PHOTO,
  claimFormFields,
  claimPhotoParams,
  ownClaimAnswer,
  ownClaimBody,
} from './claim.schemas.js';

const MOST_CLAIMS = 100;

const listQuery = z.strictObject({ state: z.enum(['open', 'decided']).default('open') });
const claimForm = z.object(claimFormFields);

const claimsApi = merchantApi('', { claims: Claims, queries: ClaimQueries });

/** What the shop says of a delivery that went wrong. */
export const MerchantClaimsController = claimsApi.controller('MerchantClaimsController', {
  list: claimsApi.get('claims', {
    summary: 'Claims about deliveries of the account: open ones, or decided ones with the answer',
    query: listQuery,
    answer: listOf(ownClaimAnswer),
    run: async ({ queries, by, query: { state } }) => {
      const found = await queries.list(by, { open: state === 'open', limit: MOST_CLAIMS });
      return { items: found.map(ownClaimBody) };
    },
  }),
  ofOrder: claimsApi.get('orders/:id/claims', {
    summary: 'Claims about an order, newest first',
    answer: listOf(ownClaimAnswer),
    run: async ({ claims, by, id }) => ({ items: (await claims.ofOrder(by, id)).map(ownClaimBody) }),
  }),
  photo: claimsApi.send('claims/:id/photos/:n', {
    ...CLAIM_PHOTO,
    summary: 'A photo of the claim, from 0: the shop’s or the recipient’s',
    params: claimPhotoParams,
    run: async ({ claims, by, id, n, response }) => {
      sendPrivateFile(await claims.photo(by, id, n), response);
    },
  }),
  open: claimsApi.post('orders/:id/claims', {
    status: 201,
    access: 'ordering',
    summary: 'Opens a claim about a stop that has ended, with photos; a person of the company decides',
    body: claimForm,
    files: ['photos'],
    answer: ownClaimAnswer,
    errors: [404, 409, 413],
    uploads: MOST_CLAIM_PHOTOS,
    run: async ({ claims, by, id: orderId, body: form, uploads }) => {
      const photos = uploads.map(({ received }) => received);
      return ownClaimBody(await claims.open(by, 'shop', { orderId, ...form, photos }));
    },
  }),
});
