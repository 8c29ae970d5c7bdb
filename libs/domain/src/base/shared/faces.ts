interface Face {
  /** Subject of the face's webhooks: orders, or delivery requests and their orders. */
  readonly subject: 'orders' | 'requests';
  /** The stored name of the channel by which an order or request came. */
  readonly channel: string;
  /** The hub's own key also sees the webhooks that its merchants registered. */
  readonly hubSeesAll: boolean;
  readonly limitPerOwner: number;
  /** The one status by which a receiver accepts a delivery; null: any 2xx. */
  readonly acceptedStatus: number | null;
  /** Headers computed from keys at every attempt; only the receiver gets their values. */
  readonly signatureHeaders: readonly string[];
  /** The header with the owner's code, where the owner set one. */
  readonly codeHeader: string | null;
  /** A group is shown by its leader alone, so orders become one by a person's act only. */
  readonly ledGroups: boolean;
}

/**
 * The faces, and what the core must know of each: the worker writes webhook deliveries of other processes'
 * faces, the console shows their log. Nothing else in the core names a face.
 */
export const FACES = {
  'full-api': {
    subject: 'orders',
    channel: 'full_api',
    hubSeesAll: true,
    limitPerOwner: Infinity,
    acceptedStatus: null,
    signatureHeaders: [],
    codeHeader: 'webhook-security',
    ledGroups: false,
  },
  'open-delivery': {
    subject: 'requests',
    channel: 'open_delivery',
    hubSeesAll: true,
    limitPerOwner: 1,
    acceptedStatus: 204,
    signatureHeaders: ['X-App-Signature'],
    codeHeader: null,
    ledGroups: false,
  },
  'model-m': {
    subject: 'orders',
    channel: 'model_m',
    hubSeesAll: false,
    limitPerOwner: 5,
    acceptedStatus: null,
    signatureHeaders: ['Signature-V2', 'Signature'],
    codeHeader: null,
    ledGroups: true,
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

export const FACE_NAMES = Object.keys(FACES) as FaceName[];

export type OrderChannel = (typeof FACES)[FaceName]['channel'] | 'console' | 'sandbox';

/** The face of requests for a delivery; the others are about orders. */
export const REQUESTS_FACE = 'open-delivery' satisfies FaceName;
