import { useQuery, useMutation } from '@tanstack/react-query';
import { read, write } from '../../ground/api/client.js';
import { lazy } from '../../ground/lazy.js';
import { calendarDay } from '../../ground/time.js';
import { Empty, Unread } from '../../ground/ui/empty.js';
import { Removal } from '../../ground/ui/removal.js';
import { Status } from '../../ground/ui/status.js';
import { type Cities } from '../data/city.rules.js';
import { CityImportPart } from './city-import.part.js';
import { Imports } from './imports.part.js';
import { cityWords as text, placeWords } from '../words.js';

const CityMap = lazy(() => import('./city-map.part.js'), 'CityMap', <div className="map-box" />);

/** The city as it is drawn, and how it comes: from one file, or its streets alone from a table. */
export function CityPart({ imports, mayWrite }: { imports: boolean; mayWrite: boolean }) {
  const cities = useQuery(read('/api/admin/cities'));
  if (!cities.isSuccess) return <Unread of={cities} lines={8} />;
  const shown = cities.data.home ?? cities.data.cities[0];
  return (
    <div className="stack">
      {shown === undefined ? (
        <Empty icon="map" title={text.noCity}>
          {text.noCityLead}
        </Empty>
      ) : (
        <CityDrawn city={shown} />
      )}
      <section className="card padded stack">
        <h2>{shown ? text.another : text.bring}</h2>
        <CityImportPart cities={cities.data} />
      </section>
      {cities.data.cities.length > 0 && <CityList cities={cities.data} />}
      <section className="card padded stack g8">
        <h2>{text.census}</h2>
        <CityImportPart kind="census" cities={cities.data} />
      </section>
      <details className="card padded" open={imports}>
        <summary>{placeWords.imports}</summary>
        <Imports mayWrite={mayWrite} />
      </details>
    </div>
  );
}

/** A new city has a new map. */
export function CityDrawn({ city }: { city: Cities['cities'][number] }) {
  return (
    <div className="card area-map">
      <CityMap key={city.madeAt} city={city.bounds} />
    </div>
  );
}

function CityList({ cities: { cities, home, mayKeep } }: { cities: Cities }) {
  const removal = useMutation(
    write('DELETE /api/admin/cities/{name}', { also: ['/api/admin/city-imports'] }),
  );
  return (
    <section className="card padded stack g8">
      <h2>{text.cities}</h2>
      <ul className="lines">
        {cities.map(({ name, madeAt }) => (
          <li key={name} className="row">
            <span className="grow cut">
              <strong>{name}</strong> <span className="soft">{text.made(calendarDay(madeAt))}</span>
            </span>
            {name === home?.name && <Status tone="accent">{text.home}</Status>}
            {mayKeep && (
              <Removal
                label={text.remove(name)}
                title={text.removeTitle}
                busy={removal.isPending}
                remove={() => removal.mutate({ name })}
              >
                <p>{text.removeLead}</p>
              </Removal>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
