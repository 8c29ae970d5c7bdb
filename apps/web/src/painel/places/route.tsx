import { useLive } from '../../ground/live.js';
import { usePlace } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useAreas, useCentre } from './places.hook.js';
import { PARTS, PlacesView } from './view.js';

/** The screen of places. `area` in the address is the open area; `nova` is an unsaved one. */
export function PlacesRoute() {
  const { query } = usePlace();
  const may = useMay();
  const areas = useAreas();
  const centre = useCentre(areas.data?.length === 0 && may('orders', 'read'));
  useLive({ behind: () => void areas.refetch() });
  return (
    <PlacesView
      part={PARTS.find((part) => part === query.get('parte')) ?? 'areas'}
      open={query.get('area')}
      words={query.get('q') ?? ''}
      areas={areas}
      centre={centre.data ?? null}
      mayWrite={may('service_areas')}
    />
  );
}
