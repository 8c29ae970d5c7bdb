import { useState } from 'react';
import { orderMarks } from '../../base/map-point.js';
import { Button } from '../../base/ui/button.js';
import { type Period, PeriodField } from '../../desk/ui/period.js';
import { SearchBox } from '../../desk/ui/search-box.js';
import { WayMap } from '../../base/ui/way-map.js';
import { FLOATS } from './float-states.part.js';
import { uiWords as text } from '../words.js';

const PERIOD: Period = { from: '2026-03-01', to: '2026-03-31' };

/** Parts to try out whose state is in the address, and what opens beside a page. */
export function SharedParts() {
  const [open, setOpen] = useState<'drawer' | 'picker' | 'reason' | null>(null);
  const close = () => setOpen(null);
  const floating = { text, position: { x: 0, y: 0 }, close };
  return (
    <section className="card padded stack">
      <h2>{text.shared}</h2>
      <SearchBox label={text.search} value="" />
      <PeriodField period={PERIOD} />
      <SomeMap />
      <p className="row wrap">
        {(['drawer', 'picker', 'reason'] as const).map((what) => (
          <Button key={what} onClick={() => setOpen(what)}>
            {text.opens[what]}
          </Button>
        ))}
      </p>
      {open === 'drawer' && FLOATS.Drawer.plain(floating)}
      {open === 'picker' && FLOATS.Picker.choices(floating)}
      {open === 'reason' && FLOATS.Reason.asked(floating)}
    </section>
  );
}

const PLACES = [
  { latitude: -23.55, longitude: -46.64 },
  { latitude: -23.56, longitude: -46.62 },
];

/** A map with its buttons and a way. */
function SomeMap() {
  return <WayMap label={text.map} marks={orderMarks(PLACES)} planned={PLACES} />;
}
