import { useWords } from '../../ground/language.js';
import { IntegrationsView } from './view.js';
import { integrationWords } from './words.js';

export function IntegrationsRoute() {
  const text = useWords(integrationWords);
  return <IntegrationsView title={text.title} lead={text.lead} />;
}
