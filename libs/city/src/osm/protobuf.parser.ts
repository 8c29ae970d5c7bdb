import Pbf from 'pbf';
import { brokenOsmFile } from './osm.types.js';

/** Fields that are not read are skipped. Whole numbers are doubles, exact to 2^53: more than OSM needs. */
export function readMessage(bytes: Uint8Array, readField: (field: number, pbf: Pbf) => void): void {
  const pbf = new Pbf(bytes);
  try {
    pbf.readFields((field) => readField(field, pbf), null);
  } catch (error) {
    throw brokenOsmFile('a field cannot be read', error);
  }
  if (pbf.pos !== pbf.length) throw brokenOsmFile('a field is longer than its block');
}

/** Signed differences summed up. */
export function readDeltas(pbf: Pbf): number[] {
  const values = pbf.readPackedSVarint();
  for (let i = 1; i < values.length; i++) values[i]! += values[i - 1]!;
  return values;
}
