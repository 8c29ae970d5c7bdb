import { z } from 'zod';
import { KEPT_FILE_URL } from '../shared/index.js';

const cents = z.int().min(0).max(10_000_000_000);
const basisPoints = z.int().min(0).max(1_000_000);
const fee = z.strictObject({ fixedCents: cents, percentBp: basisPoints });
const lateness = z
  .strictObject({ toleranceMinutes: z.int().min(0).max(1_440), chargeCents: cents })
  .nullable();

/** Channels for recipients: orders have phones, not e-mail addresses. */
const recipientChannels = z
  .array(z.enum(['sms', 'whatsapp']))
  .max(2)
  .default([]);

const DISPATCH_STRATEGIES = ['nearest_first', 'broadcast', 'fixed_list', 'planned'] as const;

const shownText = (max: number) => z.string().trim().min(1).max(max).nullable().default(null);

/** Branding of tracking pages and messages; a null value is not shown. */
const branding = z.strictObject({
  /** The name that recipients know, where it differs from the hub's. */
  name: shownText(60),
  /** Set by an upload of the logo; any other value in the settings is ignored. */
  logoUrl: z
    .string()
    .regex(KEPT_FILE_URL, 'must be the address of an uploaded picture')
    .nullable()
    .default(null),
  /** Background colour of the page's header. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0f3d3e')
    .nullable()
    .default(null),
  phone: shownText(30),
  whatsapp: shownText(30),
  email: z.email().max(191).nullable().default(null),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .default(null),
});

/** Settings of a hub, with the defaults of a new hub. */
export const hubSettingsSchema = z.strictObject({
  branding: branding.prefault({}),
  preparingAllowed: z.boolean().default(true),
  returnOnFailedStop: z.boolean().default(true),
  /** The courier shows a code at pickup. */
  pickupCode: z.boolean().default(false),
  /** The recipient's code is asked for at each stop. */
  confirmationCode: z.boolean().default(false),
  showExternalIds: z.boolean().default(true),
  /** Fee on a merchant's top-up, by payment method; a method without an entry is free. */
  topUpFees: z
    .strictObject({ pix: fee.optional(), boleto: fee.optional(), credit_card: fee.optional() })
    .default({}),
  /** Charge for arriving at the pickup later than the tolerance after acceptance. */
  arrival: lateness.default(null),
  /** Charge for the merchant handing over later than the tolerance after arrival. */
  collection: lateness.default(null),
  dispatch: z
    .strictObject({
      strategy: z.enum(DISPATCH_STRATEGIES).default('nearest_first'),
      offerSeconds: z.int().min(5).max(600).default(30),
      initialRadiusM: z.int().min(100).max(100_000).default(2_000),
      radiusStepM: z.int().min(0).max(100_000).default(2_000),
      maxRadiusM: z.int().min(100).max(200_000).default(10_000),
      broadcastSize: z.int().min(1).max(50).default(5),
      fixedCourierIds: z.array(z.int()).max(200).default([]),
      /** For `planned`: couriers get offers or, when they are employed, assignments. */
      assignment: z.enum(['offer', 'direct']).default('offer'),
      /**
       * Also computes the plan while another strategy decides, so that the report `shadow-planning` can compare them.
       */
      shadowPlanning: z.boolean().default(false),
      /** For `planned`: most pickups in one trip, when they are close together. */
      pickupsPerTrip: z.int().min(1).max(3).default(2),
      /** For `planned`: an order may be inserted into a trip that is already assigned. */
      insertion: z.boolean().default(true),
      /** For `planned`: most minutes by which sharing a trip may delay any of its orders. */
      delayLimitMinutes: z.int().min(0).max(120).default(15),
      /** Minutes from order to delivery, where nothing else was promised. */
      promiseMinutes: z.int().min(5).max(720).default(40),
      notServedMinutes: z.int().min(1).max(1_440).default(15),
      maxOrdersPerCourier: z.int().min(1).max(20).default(3),
    })
    .prefault({}),
  /** Requests for a delivery: who decides them. */
  requests: z
    .strictObject({
      acceptance: z.enum(['automatic', 'manual']).default('automatic'),
      /** Minutes for an operator's decision; afterwards the request is rejected. */
      decisionMinutes: z.int().min(1).max(240).default(10),
      /** Exact, case-sensitive marketplace names. */
      marketplaces: z.array(z.string().min(1).max(100)).max(50).default([]),
    })
    .prefault({}),
  /** Dynamic price of the moment, in basis points: 12 500 is 25 % on top. */
  surgeBp: basisPoints.default(10_000),
  /** A rush: more orders than can be delivered. Set by the rush switch; ends by itself. */
  rush: z
    .strictObject({
      since: z.iso.datetime(),
      until: z.iso.datetime(),
      /** Replaces the hub's `surgeBp` during the rush. */
      surgeBp: basisPoints,
      extraPromiseMinutes: z.int().min(0).max(720),
      /** New orders with a pickup in these service areas are refused. */
      pausedAreaIds: z.array(z.int()).max(200),
      pausedEverywhere: z.boolean(),
    })
    .nullable()
    .default(null),
  courierShareBp: z.int().min(0).max(10_000).default(8_000),
  courierOverdraftAllowed: z.boolean().default(true),
  onlinePayment: z
    .strictObject({
      pixKey: z.string().min(1).max(77),
      merchantName: z.string().min(1).max(25),
      city: z.string().min(1).max(15),
      expiryMinutes: z.int().min(1).max(1_440).default(30),
    })
    .nullable()
    .default(null),
  /** Minutes without a position after which a courier without orders goes offline; null: never. */
  offlineAfterMinutes: z.int().min(3).max(1_440).nullable().default(10),
  /** Channels of messages to recipients, by occasion; none: no message. */
  recipientMessages: z
    .strictObject({
      onTheWay: recipientChannels,
      arriving: recipientChannels,
      delivered: recipientChannels,
    })
    .prefault({}),
  /** Operators of the hub must have a second factor; without one they can only enrol. */
  secondFactorRequired: z.boolean().default(false),
  /** Sandbox only: seconds between two steps of robots; null: robots are off. */
  robotStepSeconds: z.int().min(1).max(3_600).nullable().default(null),
});

export type HubSettings = z.output<typeof hubSettingsSchema>;
export type HubSettingsInput = z.input<typeof hubSettingsSchema>;
