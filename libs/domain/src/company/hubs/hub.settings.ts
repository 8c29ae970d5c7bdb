import { z } from 'zod';
import { KEPT_FILE_URL, MAX_CENTS } from '../../base/index.js';
import { DEFAULT_FALLBACKS, faultRulesSchema, payRulesSchema, retentionSchema } from './hub-rules.types.js';

const cents = z.int().min(0).max(MAX_CENTS);
const basisPoints = z.int().min(0).max(1_000_000);
const fee = z.strictObject({ fixedCents: cents, percentBp: basisPoints });
const lateness = z
  .strictObject({ toleranceMinutes: z.int().min(0).max(1_440), chargeCents: cents })
  .nullable();

const channels = <const Channel extends string>(...all: readonly Channel[]) =>
  z.array(z.enum(all)).max(all.length).default([]);
/** Orders have phones of recipients, not e-mail addresses. */
const recipientChannels = channels('sms', 'whatsapp');
const shopChannels = channels('email', 'sms', 'whatsapp');

const DISPATCH_STRATEGIES = ['nearest_first', 'broadcast', 'fixed_list', 'planned'] as const;

/** Sources that a hub asks for ways, one after the other; the straight line times a factor comes last. */
export const WAY_ORDERS = {
  server_first: ['server', 'roads'],
  roads_first: ['roads', 'server'],
  server: ['server'],
  roads: ['roads'],
  straight_line: [],
} as const satisfies Record<string, readonly ('server' | 'roads')[]>;

export const AGE_CHECKS = ['birth_date', 'document'] as const;

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const shownText = (max: number) => z.string().trim().min(1).max(max).nullable().default(null);

/** A null value is not shown. */
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

export const hubSettingsSchema = z.strictObject({
  branding: branding.prefault({}),
  preparingAllowed: z.boolean().default(true),
  returnOnFailedStop: z.boolean().default(true),
  /** Goods that nobody takes, where neither order nor shop says; null: `returnOnFailedStop` decides. */
  ifUndelivered: z.enum(DEFAULT_FALLBACKS).nullable().default(null),
  /** Minimum age for all goods of the hub, unless shop, category or order ask for more; null: none. */
  minimumAge: z.int().min(1).max(99).nullable().default(null),
  /** Couriers check an age by a document's birth date, or by saying that they saw one. None of it is kept. */
  ageCheck: z.enum(AGE_CHECKS).default('birth_date'),
  /** What a second delivery costs, of what it would cost otherwise: 10 000 is all of it, 0 nothing. */
  redeliveryPriceBp: z.int().min(0).max(10_000).default(10_000),
  /** Where goods wait that did not go back to their shop; null: there is no such place. */
  depotAddress: shownText(200),
  /** The courier shows a code at pickup. */
  pickupCode: z.boolean().default(false),
  /** The recipient's code is asked for at each stop. */
  confirmationCode: z.boolean().default(false),
  /**
   * Prices stand on the straight line times a factor, or on the way by road. Null: on a server of routes if
   * there is one, else on the straight line, until the hub imports its city.
   */
  priceDistances: z.enum(['straight_line', 'roads']).nullable().default(null),
  ways: z
    .enum(Object.keys(WAY_ORDERS) as [keyof typeof WAY_ORDERS, ...(keyof typeof WAY_ORDERS)[]])
    .default('server_first'),
  /** Minutes for which a quote that is held stands. */
  quoteMinutes: z.int().min(1).max(240).default(15),
  /** A method without an entry is free. */
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
      /** Minutes by road to the pickup decide instead of the radius in metres: the same three steps. */
      reach: z
        .strictObject({
          initialMinutes: z.int().min(1).max(240),
          stepMinutes: z.int().min(0).max(240),
          maxMinutes: z.int().min(1).max(240),
        })
        .nullable()
        .default(null),
      broadcastSize: z.int().min(1).max(50).default(5),
      fixedCourierIds: z.array(z.int()).max(200).default([]),
      /** For `planned`: couriers get offers or, when they are employed, assignments. */
      assignment: z.enum(['offer', 'direct']).default('offer'),
      /** For `planned`: most pickups in one trip, when they are close together. */
      pickupsPerTrip: z.int().min(1).max(3).default(2),
      /** For `planned`: an order may be inserted into a trip that is already assigned. */
      insertion: z.boolean().default(true),
      /** For `planned`: most minutes by which sharing a trip may delay any of its orders. */
      delayLimitMinutes: z.int().min(0).max(120).default(15),
      /** Minutes from order to delivery, where nothing else was promised. */
      promiseMinutes: z.int().min(5).max(720).default(40),
      /** Counted while somebody who fits is free or nobody who fits is on shift: not while they are busy. */
      notServedMinutes: z.int().min(1).max(1_440).default(15),
      /** The longest that an order waits for busy couriers. */
      longestWaitMinutes: z.int().min(1).max(1_440).default(60),
      /** What becomes of an order that nobody took in that time: held for an operator, or cancelled. */
      whenNotServed: z.enum(['end', 'hold']).default('hold'),
      maxOrdersPerCourier: z.int().min(1).max(20).default(3),
    })
    .prefault({}),
  requests: z
    .strictObject({
      acceptance: z.enum(['automatic', 'manual']).default('automatic'),
      /** Afterwards the request is rejected. */
      decisionMinutes: z.int().min(1).max(240).default(10),
      /** Exact, case-sensitive marketplace names. */
      marketplaces: z.array(z.string().min(1).max(100)).max(50).default([]),
    })
    .prefault({}),
  /** 12 500 is 25 % on top. */
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
  /** What couriers get beyond their share; null: the share alone. */
  payRules: payRulesSchema.nullable().default(null),
  /**
   * Pay for bringing back what could not be delivered, where the price has no way back and no `payRules` are
   * set: this part of what each metre of the way out pays. 0: nothing.
   */
  failedReturnBp: z.int().min(0).max(20_000).default(5_000),
  /**
   * Pay of a proven delivery that the courier's phone sent after the order was cancelled: as without the
   * cancellation, for an operator to take back with a reason, or only once the company decides.
   */
  lateDeliveryPay: z.enum(['as_delivered', 'company']).default('as_delivered'),
  /** Cash that a courier may hold; at it no further order that collects cash is offered. Null: no limit. */
  cashLimitCents: cents.nullable().default(null),
  courierOverdraftAllowed: z.boolean().default(true),
  /** Couriers ask for no less, as each payment is work; 0: any amount. */
  leastWithdrawalCents: z.int().min(0).max(100_000).default(500),
  /** Withdrawals of couriers that a payment provider pays; without a provider the hub pays by hand. */
  payouts: z
    .strictObject({
      /** Below this amount nobody has to consent; 0: somebody always has to. */
      atOnceBelowCents: z.int().min(0).max(10_000_000).default(0),
      /** From this amount two different people have to; null: never. */
      twoFromCents: z.int().min(0).max(10_000_000).nullable().default(100_000),
      feeCents: z.int().min(0).max(5_000).default(0),
      feePaidBy: z.enum(['hub', 'courier']).default('hub'),
      onDemand: z.boolean().default(true),
      /** Pays everybody the whole balance on these days, at this hour of the hub's zone. */
      schedule: z.enum(['none', 'daily', 'weekly']).default('none'),
      /** For `weekly`. */
      weekday: z.enum(WEEKDAYS).default('friday'),
      hour: z.int().min(0).max(23).default(9),
    })
    .prefault({}),
  /** Open invoices are paid from the shop's wallet, into which collected cash goes, once it covers one. */
  invoicesFromWallet: z.boolean().default(false),
  /** Hours within which a person answers what a courier contests. */
  contestHours: z.int().min(1).max(720).default(72),
  faults: faultRulesSchema.prefault({}),
  /** Claims of shops and recipients: days from delivery to open one, hours in which a person decides. */
  claims: z
    .strictObject({
      openDays: z.int().min(1).max(90).default(7),
      answerHours: z.int().min(1).max(720).default(72),
    })
    .prefault({}),
  onlinePayment: z
    .strictObject({
      pixKey: z.string().min(1).max(77),
      merchantName: z.string().min(1).max(25),
      city: z.string().min(1).max(15),
      expiryMinutes: z.int().min(1).max(1_440).default(30),
    })
    .nullable()
    .default(null),
  /** Couriers may register by the company's link, and whoever has it sees the company's name. */
  courierRegistrations: z.boolean().default(true),
  /** Null: the product's own notice. */
  privacyNotice: shownText(8_000),
  /** Null: the company's own contact. */
  privacyContact: shownText(200),
  /** Processors, such as the host of the server; null: named in general words. */
  dataOperators: shownText(1_000),
  retention: retentionSchema.prefault({}),
  /** Minutes without a position after which a courier without orders goes offline; null: never. */
  offlineAfterMinutes: z.int().min(3).max(1_440).nullable().default(10),
  /** Minutes after a stop ended in which its courier still gets the recipient's name, phone and address. */
  courierContactMinutes: z.int().min(0).max(1_440).default(30),
  /** Channels of messages to recipients, by occasion; none: no message. */
  recipientMessages: z
    .strictObject({
      onTheWay: recipientChannels,
      arriving: recipientChannels,
      delivered: recipientChannels,
      /** What the courier writes in the conversation of a stop. */
      conversation: recipientChannels,
      failed: recipientChannels,
      redelivery: recipientChannels,
      /** What recipients ask for on their page, and how it was answered. */
      requests: recipientChannels,
      claims: recipientChannels,
      /** A while after the delivery. */
      rating: recipientChannels,
    })
    .prefault({}),
  /** Channels of messages to shops, by occasion; none: no message. */
  shopMessages: z
    .strictObject({
      /** The company accepted another price for a recipient's request. */
      requests: shopChannels,
      /** Recipients' claims, and how claims were decided. */
      claims: shopChannels,
    })
    .prefault({}),
  recipientPage: z
    .strictObject({
      /** Recipient and courier write to each other through the platform. */
      conversation: z.boolean().default(true),
      /** Couriers see no phones of recipients: they write. */
      phonesHidden: z.boolean().default(false),
      /** Metres that a pin may move without anybody accepting another price; 0: somebody always has to. */
      pinMetres: z.int().min(0).max(5_000).default(300),
    })
    .prefault({}),
  /** Numbers that a courier in an emergency may call, before the company's own. */
  emergencyNumbers: z
    .array(
      z.strictObject({
        /** Null: the number is known by itself, as 190 is. */
        name: shownText(40),
        phone: z
          .string()
          .trim()
          .regex(/^\+?[\d ()-]{3,30}$/, 'must be a phone number'),
      }),
    )
    .max(6)
    .default([
      { name: null, phone: '190' },
      { name: null, phone: '192' },
    ]),
  /** Asked of a courier at a stop: one further away, or who waited less, says why it failed, with a photo. */
  atStop: z
    .strictObject({
      withinM: z.int().min(50).max(10_000).default(300),
      waitMinutes: z.int().min(0).max(120).default(5),
    })
    .prefault({}),
  /** The hub's own words for why an order is cancelled, beside the core's reasons; the report counts each. */
  cancelReasons: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  /** Operators of the hub must have a second factor; without one they can only enrol. */
  secondFactorRequired: z.boolean().default(false),
  /** Sandbox only: seconds between two steps of robots; null: robots are off. */
  robotStepSeconds: z.int().min(1).max(3_600).nullable().default(null),
  /** Sandbox only: thirty shops order by a day's rhythm and twelve robots deliver, so boards are alive. */
  robotTown: z.boolean().default(false),
});

export type HubSettings = z.output<typeof hubSettingsSchema>;
export type HubSettingsInput = z.input<typeof hubSettingsSchema>;
