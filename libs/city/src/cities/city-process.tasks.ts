import type { CityReply } from './city-process.types.js';
import { cityFaultOf, importWholeCity, type WholeCity } from './whole-city.importer.js';

/** Program of the process that makes one city, which its argument describes, and ends. */
const parent = process.ppid;
const tell = (reply: CityReply) => {
  // The process that asked is gone, and another begins the city again.
  if (process.ppid !== parent) process.exit(1);
  process.send?.(reply);
};

try {
  const made = await importWholeCity(JSON.parse(process.argv[2] ?? '') as WholeCity, {
    onProgress: (step, share) => tell({ step, share }),
    onStreets: (streets) => tell({ streets }),
  });
  tell({ made });
} catch (error) {
  tell({ fault: cityFaultOf(error), message: String(error) });
}
process.disconnect();
