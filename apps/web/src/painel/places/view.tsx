import { goQuery } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import type { MapPoint } from '../../ground/map-point.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { AddressTry } from './address-try.part.js';
import { Areas } from './areas.part.js';
import { Imports } from './imports.part.js';
import type { useAreas } from './places.hook.js';
import { placeWords } from './words.js';
import './view.css';

export const PARTS = ['areas', 'imports', 'trial'] as const;

interface PlacesViewProps {
  part: (typeof PARTS)[number];
  open: string | null;
  /** The address being tried. */
  words: string;
  areas: ReturnType<typeof useAreas>;
  centre: MapPoint | null;
  mayWrite: boolean;
}

/** The screen of places: service areas and the gazetteer. */
export function PlacesView({ part, open, words, areas, centre, mayWrite }: PlacesViewProps) {
  const text = useWords(placeWords);
  return (
    <div className="page places">
      <div className="head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.parts}
          tabs={PARTS.map((key) => ({ key, label: text[key] }))}
          chosen={part}
          choose={(key) => {
            goQuery({ parte: key === 'areas' ? null : key, area: null, q: null });
          }}
        />
      </div>
      {part === 'areas' && areas.isPending && <Loading lines={10} />}
      {part === 'areas' && areas.error && <Failure error={areas.error} again={areas.refetch} />}
      {part === 'areas' && areas.data && (
        <Areas key={open} areas={areas.data} open={open} centre={centre} mayWrite={mayWrite} />
      )}
      {part === 'imports' && <Imports mayWrite={mayWrite} />}
      {part === 'trial' && <AddressTry key={words} words={words} />}
    </div>
  );
}
