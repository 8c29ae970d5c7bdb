import type { GeoBox, Point, TrackedOrder } from '#domain';
import { mapView } from './map-view.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

export interface MapMarks {
  readonly view: GeoBox;
  readonly courier: (Point & { readonly old: boolean }) | null;
  readonly pickup: Point | null;
  readonly way: readonly Point[];
  readonly stops: readonly (Point & {
    readonly ordinal: number;
    readonly open: boolean;
    readonly label: string;
  })[];
}

/** The marks of the map; null: the order is not in progress, or there is nothing to show. */
export function mapMarks(order: TrackedOrder, words: TrackingVocabulary): MapMarks | null {
  const { pickup, way, inProgress } = order;
  if (!inProgress) return null;
  const stops = order.stops.flatMap(({ place, ordinal, status }) =>
    place ? [{ ...place, ordinal, open: status === 'pending', label: words.map.stop(ordinal) }] : [],
  );
  const fixed = [...(pickup ? [pickup] : []), ...stops, ...way];
  const courier = courierMark(order);
  // The pickup alone is no map: a link of several stops shows neither them nor the courier.
  if (fixed.length === 0 || (stops.length === 0 && courier === null)) return null;
  return {
    view: mapView(fixed, courier),
    courier,
    pickup,
    way,
    stops,
  };
}

function courierMark({ courier, arrival }: TrackedOrder): MapMarks['courier'] {
  const position = courier?.position ?? null;
  return position && { ...position, old: arrival?.kind === 'expected' && arrival.positionIsOld };
}
