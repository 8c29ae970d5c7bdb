import { orderMarks } from '../../base/map-point.js';
import { type Period, PeriodField } from '../../desk/ui/period.js';
import { SearchBox } from '../../desk/ui/search-box.js';
import { WayMap } from '../../base/ui/way-map.js';
import { uiWords as text } from '../words.js';

const PERIOD: Period = { from: '2026-03-01', to: '2026-03-31' };

/** Parts to try out whose state is in the address, and a map. */
export function SharedParts() {
  return (
    <section className="card padded stack">
      <h2>{text.shared}</h2>
      <SearchBox label={text.search} value="" />
      <PeriodField period={PERIOD} />
      <SomeMap />
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
