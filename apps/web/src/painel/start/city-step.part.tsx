import { Failure, Loading } from '../../ground/ui/empty.js';
import { CityDrawn } from '../places/city.part.js';
import { CityImportPart } from '../places/city-import.part.js';
import { useCities } from '../places/city.hook.js';
import '../places/area.css';

/** The city of the hub: drawn, or to be brought. */
export function CityStep() {
  const cities = useCities();
  if (cities.isPending) return <Loading lines={4} />;
  if (cities.error) return <Failure error={cities.error} again={cities.refetch} />;
  const { home } = cities.data;
  return (
    <div className="stack wide">
      {home ? <CityDrawn city={home} /> : <CityImportPart cities={cities.data} />}
    </div>
  );
}
