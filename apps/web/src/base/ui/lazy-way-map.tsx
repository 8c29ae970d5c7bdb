import { lazy } from '../lazy.js';

export const WayMap = lazy(async () => (await import('./way-map.js')).WayMap, <div className="map-box" />);
