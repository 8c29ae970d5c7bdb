import { Cities, ExternalGeocoder, type ExternalRoutes, type KnownCity, RoadNetworks } from '#domain';
import { NominatimClient } from './nominatim.client.js';
import { OsrmClient } from './osrm.client.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import { join } from 'node:path';
import { CITIES_FOLDER, CityFolders } from '#city';

interface MapParts {
  readonly config: Pick<RuntimeConfig, 'osrmUrl' | 'osrmBicycleUrl' | 'nominatimUrl'>;
  readonly roads: ExternalRoutes;
}

/**
 * The configured map services, and the roads of the cities in the data folder: each hub says whom it asks
 * first. Without a server of addresses the core uses its own gazetteer.
 */
export function mapServices({ config, roads }: MapParts) {
  const { osrmUrl, osrmBicycleUrl, nominatimUrl } = config;
  return [
    {
      provide: RoadNetworks,
      useValue: new RoadNetworks({
        roads,
        ...(osrmUrl !== null && { server: new OsrmClient({ url: osrmUrl, bicycleUrl: osrmBicycleUrl }) }),
      }),
    },
    ...(nominatimUrl === null
      ? []
      : [{ provide: ExternalGeocoder, useValue: new NominatimClient({ url: nominatimUrl }) }]),
  ];
}

export class FolderCities extends Cities {
  private readonly folders: CityFolders;

  constructor(dataDir: string) {
    super();
    this.folders = new CityFolders(join(dataDir, CITIES_FOLDER));
  }

  override list(): Promise<readonly KnownCity[]> {
    return this.folders.known();
  }

  override remove(name: string): Promise<boolean> {
    return this.folders.remove(name);
  }
}
