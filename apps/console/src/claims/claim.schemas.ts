import { CLAIM_KINDS, CLAIM_STATES, CLAIMANTS, type Claim, FAULTS } from '#domain';
import { z } from 'zod';
import { idText } from '../http/field.schemas.js';
import { instantAnswer, optionalInstantAnswer, textAnswer } from '../docs/record.schemas.js';

/** A claim as the person who opened it sees it. */
export const ownClaimMembers = {
  id: z.int(),
  orderId: z.int(),
  publicId: z.string(),
  /** Ordinal of the stop. */
  stop: z.int(),
  kind: z.enum(CLAIM_KINDS),
  openedBy: z.enum(CLAIMANTS),
  text: z.string(),
  photos: z.int(),
  state: z.enum(CLAIM_STATES),
  /** Until when the company decides. */
  dueAt: instantAnswer,
  /** The party at fault, of an accepted claim. */
  fault: z.enum(FAULTS).nullable(),
  answer: textAnswer,
  decidedAt: optionalInstantAnswer,
  createdAt: instantAnswer,
};

export const ownClaimAnswer = z.strictObject(ownClaimMembers);

export function ownClaimBody({ ...claim }: Claim) {
  return { ...claim, photos: claim.photoKeys.length };
}

/** An endpoint of a photo of a claim. */
export const CLAIM_PHOTO = {
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  errors: [404],
} as const;

export const claimPhotoParams = { id: idText, n: z.coerce.number().int().min(0).max(9) };

export const claimFormFields = {
  stop: z.coerce.number().int().min(1).max(999).default(1),
  kind: z.enum(CLAIM_KINDS),
  text: z.string().trim().min(3).max(2_000),
};
