import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { Unread } from '../../ground/ui/empty.js';
import { CityDrawn } from '../places/city.part.js';
import { CityImportPart } from '../places/city-import.part.js';
import '../places/area.css';

/** The city of the hub: drawn, or to be brought. */
export function CityStep() {
  const cities = useQuery(read('/api/admin/cities'));
  if (!cities.isSuccess) return <Unread of={cities} lines={4} />;
  const { home } = cities.data;
  return (
    <div className="stack wide">
      {home ? <CityDrawn city={home} /> : <CityImportPart cities={cities.data} />}
    </div>
  );
}
