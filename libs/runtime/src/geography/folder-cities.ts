import { join } from 'node:path';
import { CITIES_FOLDER, CityFolders } from '#city';
import { Cities, type KnownCity } from '#domain';

/** The cities in the data folder. */
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
