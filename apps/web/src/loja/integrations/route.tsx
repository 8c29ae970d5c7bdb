import { Apps } from './apps.part.js';
import { Deliveries } from './deliveries.part.js';
import { Keys } from './keys.part.js';
import { OpenDeliveryPart } from './open-delivery.part.js';
import { Webhooks } from './webhooks.part.js';
import { integrationWords as text } from '../words.js';

/** Apps, and behind them what a developer asks for. Each part reads for itself, so that one that fails leaves the others. */
export function IntegrationsRoute() {
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <p className="soft">{text.lead}</p>
      <Apps />
      <details>
        <summary>{text.developers}</summary>
        <div className="stack g16">
          <p className="soft">{text.keysOnce}</p>
          <OpenDeliveryPart />
          <Keys />
          <Webhooks />
          <Deliveries />
        </div>
      </details>
    </main>
  );
}
