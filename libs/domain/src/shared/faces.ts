interface Face {
  /** What its webhooks are about: orders, or requests for a delivery and the orders that come of them. */
  readonly subject: 'orders' | 'requests';
  /** How an order or a request says that its caller came by this face; stored. */
  readonly channel: string;
  /** The hub's own key also sees the webhooks that its merchants registered. */
  readonly hubSeesAll: boolean;
  /** How many webhooks of one kind an owner may register. */
  readonly limitPerKind: number;
  /** The one status by which a receiver accepts a delivery; null: any 2xx. */
  readonly acceptedStatus: number | null;
  /** Headers made of keys at every attempt: nobody but the receiver is shown their values. */
  readonly signatureHeaders: readonly string[];
  /** The header that repeats the owner's code, where the owner chose one. */
  readonly codeHeader: string | null;
}

/**
 * The faces, and all that the core must know of each. The worker writes deliveries for faces that run elsewhere, and the
 * console shows their log, so this stands here as data. Nothing else in the core names a face: rules go by these fields.
 */
export const FACES = {
  'full-api': {
    subject: 'orders',
    channel: 'full_api',
    hubSeesAll: true,
    limitPerKind: Infinity,
    acceptedStatus: null,
    signatureHeaders: [],
    codeHeader: 'webhook-security',
  },
  'open-delivery': {
    subject: 'requests',
    channel: 'open_delivery',
    hubSeesAll: true,
    limitPerKind: 1,
    acceptedStatus: 204,
    signatureHeaders: ['X-App-Signature'],
    codeHeader: null,
  },
  'model-m': {
    subject: 'orders',
    channel: 'model_m',
    hubSeesAll: false,
    limitPerKind: 5,
    acceptedStatus: null,
    signatureHeaders: ['Signature-V2', 'Signature'],
    codeHeader: null,
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

export const FACE_NAMES = Object.keys(FACES) as FaceName[];

/** By which way an order came: a face, or the company's own console and robots. */
export type OrderChannel = (typeof FACES)[FaceName]['channel'] | 'console' | 'sandbox';

/** The face of requests for a delivery; the others are about orders. */
export const REQUESTS_FACE = 'open-delivery' satisfies FaceName;
