import { lazy } from '../lazy.js';

/** The map of one way, which is loaded when it is first shown. */
export const WayMap = lazy(async () => (await import('./way-map.js')).WayMap, <div className="map-box" />);
