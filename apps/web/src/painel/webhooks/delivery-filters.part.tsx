import { Filters } from '../../ground/ui/filters.js';
import { isFiltered, PERIODS, shortUrl, STATES, type Filter, type Subscription } from './deliveries.rules.js';
import { webhookWords as text } from '../words.js';

interface DeliveryFiltersProps {
  filter: Filter;
  receivers: readonly Subscription[];
}

export function DeliveryFilters({ filter, receivers }: DeliveryFiltersProps) {
  const { state, subscriptionId, period, aggregateId } = filter;
  const periods = Object.keys(PERIODS) as (keyof typeof PERIODS)[];
  return (
    <Filters
      label={text.filters}
      screen="deliveries"
      clear={isFiltered(filter) ? text.clear : null}
      filters={[
        {
          ...{ name: 'estado', label: text.state, value: state },
          options: [['', text.anyState], ...STATES.map((one) => [one, text.stateTabs[one]] as const)],
        },
        {
          ...{ name: 'destino', label: text.receiver, value: subscriptionId },
          options: [
            ['', text.anyReceiver],
            ...receivers.map(({ id, url, face }) => [id, `${text.faces[face]} · ${shortUrl(url)}`] as const),
          ],
        },
        {
          ...{ name: 'periodo', label: text.period, value: period },
          options: [['', text.anyPeriod], ...periods.map((one) => [one, text.periods[one]] as const)],
        },
        { name: 'sobre', label: text.about, value: aggregateId, hint: text.aboutHint, digits: true },
      ]}
    />
  );
}
