import { Unread } from '../../ground/ui/empty.js';
import { CityDrawn } from '../places/city.part.js';
import { CityImportPart } from '../places/city-import.part.js';
import { useCities } from '../places/city.hook.js';
import '../places/area.css';

/** The city of the hub: drawn, or to be brought. */
export function CityStep() {
  const cities = useCities();
  if (!cities.isSuccess) return <Unread of={cities} lines={4} />;
  const { home } = cities.data;
  return (
    <div className="stack wide">
      {home ? <CityDrawn city={home} /> : <CityImportPart cities={cities.data} />}
    </div>
  );
}
