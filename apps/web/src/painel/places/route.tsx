import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { oneOf, typed, useSearch } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Unread } from '../../ground/ui/empty.js';
import { PartsHead } from '../../ground/ui/parts.js';
import { AddressTry } from './address-try.part.js';
import { middleOf } from './area-shape.rules.js';
import { Areas } from './areas.part.js';
import { CityPart } from './city.part.js';
import { useAreas, useCentre } from './places.hook.js';
import { placeWords as text } from '../words.js';
import './area.css';

const TABS = oneOf('parte', ['areas', 'city', 'trial'], 'areas');
// The streets of a file were a part of their own.
const PART = { ...TABS, read: (text: string | null) => TABS.read(text === 'imports' ? 'city' : text) };
const SEARCH = {
  part: PART,
  imports: oneOf('parte', ['imports']),
  open: typed('area'),
  words: typed('q'),
};

/**
 * The screen of places: service areas and the gazetteer. `area` in the address is the open area, `nova` an unsaved one; `q` the
 * address being tried.
 */
export function PlacesRoute() {
  const mayWrite = useMay()('service_areas');
  const { part, imports, open, words } = useSearch(SEARCH);
  return (
    <div className="page">
      <PartsHead
        {...{ title: text.title, label: text.parts, part: PART, names: text }}
        clears={['area', 'q']}
      />
      {part === 'areas' && <AreasOf key={open} open={open || null} mayWrite={mayWrite} />}
      {part === 'city' && <CityPart imports={imports !== null} mayWrite={mayWrite} />}
      {part === 'trial' && <AddressTry key={words} words={words} />}
    </div>
  );
}

function AreasOf({ open, mayWrite }: { open: string | null; mayWrite: boolean }) {
  const may = useMay();
  const areas = useAreas();
  const cities = useQuery(read('/api/admin/cities'));
  const city = cities.data?.home?.bounds ?? null;
  const centre = useCentre(cities.data?.home === null && areas.data?.length === 0 && may('orders', 'read'));
  useLive({ behind: () => void areas.refetch() });
  if (!areas.isSuccess) return <Unread of={areas} lines={10} />;
  return (
    <Areas
      areas={areas.data}
      open={open}
      centre={city ? middleOf(city) : (centre.data ?? null)}
      city={city}
      mayWrite={mayWrite}
    />
  );
}
