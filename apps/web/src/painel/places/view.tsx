import { goQuery } from '../../ground/router.js';
import type { MapBox, MapPoint } from '../../ground/map-point.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { AddressTry } from './address-try.part.js';
import { Areas } from './areas.part.js';
import { CityPart } from './city.part.js';
import type { useAreas } from './places.hook.js';
import { placeWords as text } from '../words.js';
import './area.css';

export const PARTS = ['areas', 'city', 'trial'] as const;

interface PlacesViewProps {
  part: (typeof PARTS)[number];
  open: string | null;
  /** The streets of a file are shown, as an address of before says. */
  imports: boolean;
  /** The address being tried. */
  words: string;
  areas: ReturnType<typeof useAreas>;
  centre: MapPoint | null;
  /** What the cities' maps cover. */
  city: MapBox | null;
  mayWrite: boolean;
}

/** The screen of places: service areas and the gazetteer. */
export function PlacesView({ part, open, imports, words, areas, centre, city, mayWrite }: PlacesViewProps) {
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
      {part === 'areas' && areas.isPending && <Loading lines={10} />}
      {part === 'areas' && areas.error && <Failure error={areas.error} again={areas.refetch} />}
      {part === 'areas' && areas.data && (
        <Areas key={open} areas={areas.data} open={open} centre={centre} city={city} mayWrite={mayWrite} />
      )}
      {part === 'city' && <CityPart imports={imports} mayWrite={mayWrite} />}
      {part === 'trial' && <AddressTry key={words} words={words} />}
    </div>
  );
}
