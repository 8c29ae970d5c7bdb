import { lazy } from '../../base/lazy.js';

/** The map of one way, which is loaded when it is first shown. */
export const WayMap = lazy(
  async () => (await import('../../base/ui/way-map.js')).WayMap,
  <div className="map-box" />,
);
