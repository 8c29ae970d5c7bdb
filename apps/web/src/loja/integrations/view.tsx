import { Apps } from './apps.part.js';
import { Deliveries } from './deliveries.part.js';
import { Keys } from './keys.part.js';
import { OpenDeliveryPart } from './open-delivery.part.js';
import { Webhooks } from './webhooks.part.js';

/** Each part reads for itself, so that one that fails leaves the others. */
export function IntegrationsView({ title, lead }: { title: string; lead: string }) {
  return (
    <main className="page">
      <h1>{title}</h1>
      <p className="soft">{lead}</p>
      <Apps />
      <OpenDeliveryPart />
      <Keys />
      <Webhooks />
      <Deliveries />
    </main>
  );
}
