import type { Scope } from '#domain';
import { ClaimQueries, Claims, MAX_CLAIM_PHOTOS, CLAIM_KINDS, Claim } from '#domain/modules';
import type { Response } from 'express';
import { z } from 'zod';
import * as answers from '../docs/record.schemas.js';
import { PICTURE_TYPES, sendPrivateFile } from '../courier-api/files/picture.stream.js';
import { merchantApi } from '../merchant-api/session/merchant-api.decorator.js';
import * as fields from '../http/field.schemas.js';

export const ownClaimAnswer = answers.recordOf(
  Claim,
  ['id orderId publicId stop kind openedBy text state dueAt fault answer decidedAt createdAt'],
  { photos: z.int() },
);

function ownClaimBody({ ...claim }: Claim) {
  return { ...claim, photos: claim.photoKeys.length };
}

export const CLAIM_PHOTO = {
  mediaTypes: PICTURE_TYPES,
  params: { id: fields.idText, n: z.coerce.number().int().min(0).max(9) },
  run: async (call: { claims: Claims; by: Scope; id: number; n: number; response: Response }) => {
    sendPrivateFile(await call.claims.photo(call.by, call.id, call.n), call.response);
  },
};

const claimFormFields = {
  stop: z.coerce.number().int().min(1).max(999).default(1),
  kind: z.enum(CLAIM_KINDS),
  text: z.string().trim().min(3).max(2_000),
};

const MAX_CLAIMS = 100;

const claimsApi = merchantApi('', { claims: Claims, queries: ClaimQueries });

export const MerchantClaimsController = claimsApi.controller('MerchantClaimsController', {
  list: claimsApi.get('claims', {
    summary: 'Claims about deliveries of the account: open ones, or decided ones with the answer',
    query: z.strictObject({ state: z.enum(['open', 'decided']).default('open') }),
    answer: answers.listOf(ownClaimAnswer),
    run: async ({ queries, by, query: { state } }) => {
      const found = await queries.list(by, { open: state === 'open', limit: MAX_CLAIMS });
      return found.map(ownClaimBody);
    },
  }),
  ofOrder: claimsApi.get('orders/:id/claims', {
    summary: 'Claims about an order, newest first',
    answer: answers.listOf(ownClaimAnswer),
    run: async ({ claims, by, id }) => (await claims.ofOrder(by, id)).map(ownClaimBody),
  }),
  photo: claimsApi.send('claims/:id/photos/:n', {
    ...CLAIM_PHOTO,
    summary: 'Reads a photo of the claim, from 0: the shop’s or the recipient’s',
  }),
  open: claimsApi.post('orders/:id/claims', {
    status: 201,
    access: 'ordering',
    summary: 'Opens a claim about a stop that has ended, with photos; a person of the company decides',
    body: z.object(claimFormFields),
    files: ['photos'],
    answer: ownClaimAnswer,
    errors: [404, 409, 413],
    uploads: MAX_CLAIM_PHOTOS,
    run: async ({ claims, by, id: orderId, body: form, uploads }) => {
      const photos = uploads.map(({ received }) => received);
      return ownClaimBody(await claims.open(by, 'shop', { orderId, ...form, photos }));
    },
  }),
});
