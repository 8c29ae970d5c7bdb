import { IntegrationsView } from './view.js';
import { integrationWords as text } from '../words.js';

export function IntegrationsRoute() {
  return <IntegrationsView title={text.title} lead={text.lead} />;
}
