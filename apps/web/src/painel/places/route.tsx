import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Unread } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { AddressTry } from './address-try.part.js';
import { middleOf } from './area-shape.rules.js';
import { Areas } from './areas.part.js';
import { CityPart } from './city.part.js';
import { useAreas, useCentre } from './places.hook.js';
import { placeWords as text } from '../words.js';
import './area.css';

const PARTS = ['areas', 'city', 'trial'] as const;

/**
 * The screen of places: service areas and the gazetteer. `area` in the address is the open area, `nova` an unsaved one; `q` the
 * address being tried.
 */
export function PlacesRoute() {
  const { query } = usePageUrl();
  const mayWrite = useMay()('service_areas');
  const asked = query.get('parte');
  // The streets of a file were a part of their own.
  const imports = asked === 'imports';
  const part = imports ? 'city' : (PARTS.find((one) => one === asked) ?? 'areas');
  const [open, words] = [query.get('area'), query.get('q') ?? ''];
  return (
    <div className="page">
      <div className="head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.parts}
          tabs={PARTS.map((key) => ({ key, label: text[key] }))}
          chosen={part}
          choose={(key) => goQuery({ parte: key === 'areas' ? null : key, area: null, q: null })}
        />
      </div>
      {part === 'areas' && <AreasOf key={open} open={open} mayWrite={mayWrite} />}
      {part === 'city' && <CityPart imports={imports} mayWrite={mayWrite} />}
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
