export { NodeCoordinates } from './node-coordinates.store.js';
export { OsmFileError, type OsmFileFault } from './osm-file.error.js';
export { isOsmFile, readOsmFile } from './osm-file.parser.js';
export {
  DEGREE,
  type OsmBounds,
  type OsmMember,
  type OsmReading,
  type OsmTags,
  type OsmVisitor,
  visitorsTogether,
} from './osm.types.js';
export { townBounds } from './town-bounds.parser.js';
