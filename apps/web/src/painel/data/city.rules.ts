import type { Answer } from '../../base/api/client.js';

export type CityImport = Answer<'/api/admin/city-imports'>['items'][number];
export type ImportKind = CityImport['kind'];
export type Cities = Answer<'/api/admin/cities'>;

export function isWorking({ state }: Pick<CityImport, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}
