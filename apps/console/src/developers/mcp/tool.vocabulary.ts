import type { AppScope } from '#domain';

export const TOOLS = {
  quote_delivery: {
    scope: 'quote',
    title: 'Quote a delivery',
    description:
      'Says what a delivery costs and how long it takes. `quoteId` holds the price until `expiresAt`. Orders nothing.',
  },
  follow_delivery: {
    scope: 'see_own',
    title: 'Follow a delivery',
    description: 'Shows an order with its courier, its links and its timeline.',
  },
  find_deliveries: {
    scope: 'see_own',
    title: 'Find deliveries',
    description: 'Lists orders of the account, newest first, by words and by status.',
  },
  wallet_statement: {
    scope: 'statement',
    title: 'Wallet statement',
    description: 'Shows the wallet’s balance and its movements, newest first.',
  },
  create_delivery: {
    scope: 'order',
    title: 'Order a delivery',
    description: 'Orders a delivery at the price that quote_delivery said, with its `quoteId`.',
  },
  cancel_delivery: {
    scope: 'order',
    title: 'Cancel a delivery',
    description: 'Cancels an order that no courier has accepted; what was paid comes back to the wallet.',
  },
} as const satisfies Record<string, { scope: AppScope; title: string; description: string }>;

export type ToolName = keyof typeof TOOLS;
