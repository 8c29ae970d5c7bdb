import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import { DEFAULT_FALLBACKS, type DefaultFallback, type Media, mediaSchema } from '../../company/index.js';
import {
  type Cents,
  type DocumentKind,
  Id,
  instant,
  json,
  money,
  oneOf,
  optionalInstant,
} from '../../base/index.js';
import { type OpeningPeriod, openingHoursSchema } from './opening-hours.rules.js';

export const MERCHANT_STATUSES = ['active', 'suspended', 'awaiting', 'deleted'] as const;
type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

const line = z.string().trim().max(200).nullable().default(null);

/** Pickup of the merchant's orders that name none. */
export const merchantAddressSchema = z
  .strictObject({
    street: line,
    number: line,
    complement: line,
    district: line,
    city: line,
    state: line,
    postalCode: line,
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .meta({ id: 'MerchantAddress' });
export type MerchantAddress = z.output<typeof merchantAddressSchema>;

/** What an account's owner forbids a sub-user. */
export const restrictionsSchema = z.strictObject({
  ordering: z.boolean(),
  /** Sees only the orders it placed itself, not its owner's or the other sub-users'. */
  readingOthers: z.boolean(),
});
export type Restrictions = z.output<typeof restrictionsSchema>;

export const NO_RESTRICTIONS: Restrictions = { ordering: false, readingOthers: false };
export const ALL_RESTRICTIONS: Restrictions = { ordering: true, readingOthers: true };

/** Table `merchants`: who places orders and pays. A sub-user has an owner and spends its wallet. */
@Entity('merchants')
@Index('merchants_hub_email_idx', ['hubId', 'email'], { unique: true })
@Index('merchants_hub_newest_idx', ['hubId', 'id'])
@Index('merchants_hub_external_id_idx', ['hubId', 'externalId'], { where: 'external_id IS NOT NULL' })
@Index('merchants_hub_document_idx', ['hubId', 'document'], { unique: true, where: 'document IS NOT NULL' })
@Index('merchants_hub_contract_idx', ['hubId', 'contractNumber'], {
  unique: true,
  where: 'contract_number IS NOT NULL',
})
@Index('merchants_hub_phone_idx', ['hubId', 'phone'])
@Index('merchants_email_idx', ['email'], { where: 'email IS NOT NULL' })
@Index('merchants_owner_idx', ['ownerId'], { where: 'owner_id IS NOT NULL' })
export class Merchant {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint', nullable: true }) ownerId: number | null = null;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) legalName: string | null = null;
  /** Lower case; null for companies registered without one. */
  @Column({ type: 'text', nullable: true }) email: string | null = null;
  @Column({ type: 'text' }) phone: string;
  @Column({ type: 'text', nullable: true }) passwordHash: string | null = null;
  @Column({ type: 'text', nullable: true }) externalId: string | null = null;
  @Column({ type: 'text', nullable: true }) contractNumber: string | null = null;
  @Column({ type: 'text', nullable: true }) documentKind: DocumentKind | null = null;
  /** Digits only. */
  @Column({ type: 'text', nullable: true }) document: string | null = null;
  @Column({ type: 'boolean' }) invoicingEnabled: boolean = true;
  @Column(optionalInstant) blockedAt: Date | null = null;
  @Column(oneOf(MERCHANT_STATUSES)) status: MerchantStatus = 'active';
  @Column(json(merchantAddressSchema, { nullable: true })) address: MerchantAddress | null = null;
  /** Payment codes the merchant may use, in its protocol's codes; empty means all. */
  @Column({ type: 'text', array: true }) paymentCodes: string[] = [];
  @Column({ type: 'bigint', array: true }) categoryIds: number[] = [];
  @Column({ type: 'bigint', nullable: true }) serviceAreaId: number | null = null;
  @Column({ type: 'boolean' }) chargesReturn: boolean = true;
  /** Minutes from an order to its goods being ready; null: as learned from collections. */
  @Column({ type: 'integer', nullable: true }) preparationMinutes: number | null = null;
  /** When goods are prepared and handed over; null or empty: always. */
  @Column(json(openingHoursSchema, { nullable: true })) openingHours: OpeningPeriod[] | null = null;
  /** Shown to the courier with every order of this merchant. */
  @Column({ type: 'text', nullable: true }) courierNote: string | null = null;
  /** Fallback for goods that nobody takes, where an order names none; null: the default of the hub. */
  @Column(oneOf(DEFAULT_FALLBACKS, { nullable: true })) ifUndelivered: DefaultFallback | null = null;
  /** Minimum age, in years, of whoever takes the goods; null: as hub and category have it. */
  @Column({ type: 'integer', nullable: true }) minimumAge: number | null = null;
  @Column({ type: 'jsonb', nullable: true }) extraData: unknown = null;
  @Column(json(mediaSchema)) media: Media[] = [];
  @Column(json(restrictionsSchema)) restrictions: Restrictions = NO_RESTRICTIONS;
  /** What a sub-user may order for in a day; null: as much as the account can pay. */
  @Column({ ...money, nullable: true }) dayLimitCents: Cents | null = null;
  @Column({ type: 'boolean' }) requestsEnabled: boolean = false;
  @Column({ type: 'text', nullable: true }) requestWebhookUrl: string | null = null;
  /** Any 2xx counts as received, not only the status that the face of requests asks for. */
  @Column({ type: 'boolean', default: false }) requestWebhookAcceptsAny2xx: boolean = false;
  @Column({ type: 'boolean' }) acceptsMarketplaceRequests: boolean = false;
  @Column({ type: 'text', nullable: true }) codeCallbackUrl: string | null = null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

export function payerOf(merchant: Pick<Merchant, 'id' | 'ownerId'>): number {
  return merchant.ownerId ?? merchant.id;
}

/** Table `preparation_times`: a merchant's mean preparation in one hour of the week, measured at pickups. */
@Entity('preparation_times')
export class PreparationTime {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) merchantId: number;
  /** 0 is Sunday; weekday and hour are the hub's local time. */
  @PrimaryColumn({ type: 'smallint' }) weekday: number;
  @PrimaryColumn({ type: 'smallint' }) hour: number;
  @Column({ type: 'real' }) seconds: number;
  @Column({ type: 'integer' }) samples: number;
}

type Editable = Omit<
  Merchant,
  'id' | 'hubId' | 'passwordHash' | 'blockedAt' | 'createdAt' | 'updatedAt' | 'ownerId'
>;

export interface NewMerchant extends Partial<Editable> {
  name: string;
  phone: string;
  password?: string;
  ownerId?: number | null;
}

export interface MerchantPatch extends Partial<Editable> {
  password?: string;
  blocked?: boolean;
}

export interface MerchantFilter {
  email?: string;
  externalId?: string;
  ids?: readonly number[];
  ownerId?: number;
  accounts?: boolean;
  blocked?: boolean;
  /** Finds part of a name, e-mail, phone or document. */
  search?: string;
}

export type MerchantIdentification = 'id' | 'cpf' | 'cnpj' | 'phone' | 'contract';
