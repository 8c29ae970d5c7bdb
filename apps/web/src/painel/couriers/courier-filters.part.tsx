import { goQuery } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { SearchBox } from '../../ground/ui/search-box.js';
import { SITUATIONS, type Filter, type Fleet } from './couriers.rules.js';
import { courierWords as text } from '../words.js';

interface CourierFiltersProps {
  filter: Filter;
  fleets: readonly Fleet[];
  /** The part shown on a phone. */
  shown: 'list' | 'map';
  show: (what: 'list' | 'map') => void;
}

/** Filters of couriers. The address holds them, so that a link shows a colleague the same list. */
export function CourierFilters({ filter, fleets, shown, show }: CourierFiltersProps) {
  return (
    <search className="toolbar people-filters" aria-label={text.filters}>
      <SearchBox label={text.search} kept={filter.search} />
      <select
        className="input narrow"
        aria-label={text.situation}
        value={filter.situation}
        onChange={({ target }) => goQuery({ situacao: target.value === 'shift' ? null : target.value })}
      >
        {SITUATIONS.map((one) => (
          <option key={one} value={one}>
            {text.situations[one]}
          </option>
        ))}
      </select>
      {fleets.length > 0 && (
        <select
          className="input narrow"
          aria-label={text.fleet}
          value={filter.fleetId ?? ''}
          onChange={({ target }) => goQuery({ frota: target.value })}
        >
          <option value="">{text.anyFleet}</option>
          {fleets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Button
        className="to-map"
        icon={shown === 'list' ? 'map' : 'people'}
        onClick={() => show(shown === 'list' ? 'map' : 'list')}
      >
        {shown === 'list' ? text.map : text.toList}
      </Button>
    </search>
  );
}
