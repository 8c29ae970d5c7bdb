import type { OrderStatus } from '#domain';

/** What each status means to the merchant whose order it is. */
const MEANINGS = {
  waiting: 'waits for its online payment',
  scheduled: 'the search for a courier begins at its time',
  preparing: 'waits until the merchant marks the goods as ready',
  pending: 'a courier is being searched',
  accepted: 'a courier is on the way to the pickup',
  arrived_pickup_location: 'the courier is at the pickup',
  collected: 'the courier has the goods and is on the way to the recipient',
  delivered: 'handed over; the courier still brings something back',
  completed: 'handed over, and ended',
  cancelled: 'ended without a delivery; `cancelReason` says why',
} as const satisfies Record<OrderStatus, string>;

/** How a delivery goes, for assistants. */
export function guideOf(publicUrl: string): string {
  const statuses = Object.entries(MEANINGS).map(([status, meaning]) => `- \`${status}\`: ${meaning}`);
  return `# How a delivery goes

1. \`quote_delivery\` says the price (\`totalCents\`), the distance and the promised minutes, and holds the price until
   \`expiresAt\` for whoever names its \`quoteId\`. Without \`pickup\` goods are collected at the merchant's own address.
2. \`create_delivery\` orders it at exactly that price. If it is refused because the price has changed, nothing is ordered
   and the refusal says the new one: tell the person before you go on.
3. \`follow_delivery\` shows where it is. Give the recipient the \`trackingUrl\` of their stop.
4. \`cancel_delivery\` ends an order that no courier has accepted. Later, only the delivery company can.

Payment: \`wallet\` takes the price from the merchant's balance, \`invoiced\` puts it on the invoice where the company
allows it, \`online\` answers a Pix that has to be paid before the search begins.

## Statuses

${statuses.join('\n')}

## More

- Merchants' API behind these tools: ${publicUrl}/api/merchant/docs
- The Full API, whose key opens this server: ${publicUrl}/api/v1/docs
- The guides of all APIs: \`docs://guides\`
`;
}

const GUIDES = {
  'Full API': '/api/v1',
  'Open Delivery': '/api/opendelivery',
  'Model M': '/api/m',
  "Console (merchants' API, apps and their scopes)": '/api/console',
} as const;

/** Where the guide of each API is: concepts, statuses and events, refusals, signatures, limits, changes. */
export function guidesList(publicUrl: string): string {
  const lines = Object.entries(GUIDES).map(
    ([name, base]) =>
      `- ${name}: ${publicUrl}${base}/guide.en.md, in Portuguese ${publicUrl}${base}/guide.pt.md, ` +
      `OpenAPI ${publicUrl}${base}/openapi.json`,
  );
  return `# Guides\n\n${lines.join('\n')}\n\nAll documents: ${publicUrl}/llms.txt\n`;
}
