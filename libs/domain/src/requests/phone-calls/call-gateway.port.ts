import type { MessageLanguage } from '../../events/index.js';
import type { ConversationSide } from '../../ordering/index.js';

interface CallParty {
  readonly side: ConversationSide;
  /** With the country's code: `+5519999994711`. */
  readonly phone: string;
}

/** Two people to connect: the first is rung first, and neither sees the other's number. */
export interface CallToConnect {
  readonly id: number;
  readonly orderNumber: string;
  readonly first: CallParty;
  readonly second: CallParty;
  /** Of what the telephony says to them. */
  readonly language: MessageLanguage;
  /** Where the gateway tells how the call goes. */
  readonly eventsUrl: string;
}

export interface GatewayAddress {
  readonly url: string;
  /** `whsec_…` of the Standard Webhooks convention. */
  readonly secret: string;
}

/** The telephony of a hub: it rings one person, then the other, and connects them. */
export abstract class CallGateway {
  /** Resolves for every outcome; null: it was taken, else why not. */
  abstract connect(gateway: GatewayAddress, call: CallToConnect): Promise<string | null>;
}
