import { z } from 'zod';

/** Who answers for a delivery that went wrong. */
export const FAULTS = ['recipient', 'shop', 'courier', 'company', 'nobody'] as const;
export type Fault = (typeof FAULTS)[number];

const part = z.int().min(0).max(10_000);

/** What each party gets or pays where one of them is at fault; 10 000 is all of an amount. As it stands, nothing moves. */
const faultTermsSchema = z
  .strictObject({
    /** Share of the order's fee that the shop gets back. */
    feeRefundBp: part.default(0),
    /** Share of the price for a way back that the shop gets back. */
    returnRefundBp: part.default(0),
    /** What the shop pays for a way back that only the failure made necessary. */
    returnCentsPerKm: z.int().min(0).max(100_000).default(0),
    /** Share of the pay that the courier keeps. Tips are the courier's in any case. */
    courierPayBp: part.default(10_000),
    /** Shares of the goods' value up to the limit: what the shop gets, and what the courier pays. */
    goodsShopBp: part.default(0),
    goodsCourierBp: part.default(0),
    goodsLimitCents: z.int().min(0).max(100_000_000).default(0),
  })
  .meta({ id: 'FaultTerms' });
export type FaultTerms = z.output<typeof faultTermsSchema>;

export const faultRulesSchema = z.strictObject({
  recipient: faultTermsSchema.prefault({}),
  shop: faultTermsSchema.prefault({}),
  courier: faultTermsSchema.prefault({}),
  company: faultTermsSchema.prefault({}),
  nobody: faultTermsSchema.prefault({}),
} satisfies Record<Fault, z.ZodType>);
export type FaultRules = z.output<typeof faultRulesSchema>;
