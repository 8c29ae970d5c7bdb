import { existsSync } from 'node:fs';

/**
 * A real quarter out of OpenStreetMap, kept beside the repository and not in it. Null where it is missing:
 * specs that need it are skipped, and the made-up city covers the same code.
 */
export const REAL_QUARTER: string | null =
  ['../shared/data', '../../shared/data'].map((folder) => `${folder}/campo-grande.osm.gz`).find(existsSync) ??
  null;
