import { useLive } from '../../ground/live.js';
import { usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useCities } from './city.hook.js';
import { useAreas, useCentre } from './places.hook.js';
import { middleOf } from './area-shape.rules.js';
import { PARTS, PlacesView } from './view.js';

/** The screen of places. `area` in the address is the open area; `nova` is an unsaved one. */
export function PlacesRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const part = query.get('parte');
  const areas = useAreas();
  const cities = useCities();
  const city = cities.data?.home?.bounds ?? null;
  const centre = useCentre(cities.data?.home === null && areas.data?.length === 0 && may('orders', 'read'));
  useLive({ behind: () => void areas.refetch() });
  return (
    <PlacesView
      part={part === 'imports' ? 'city' : (PARTS.find((one) => one === part) ?? 'areas')}
      imports={part === 'imports'}
      open={query.get('area')}
      words={query.get('q') ?? ''}
      areas={areas}
      city={city}
      centre={city ? middleOf(city) : (centre.data ?? null)}
      mayWrite={may('service_areas')}
    />
  );
}
