import type { GeoBox, Point, TrackedOrder } from '#domain';
import { mapView } from './map-view.mapper.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';

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

/** The marks of the map; null: the order is not in progress, or nothing has coordinates. */
export function mapMarks(order: TrackedOrder, language: Language): MapMarks | null {
  const { courier, pickup, way, inProgress } = order;
  if (!inProgress) return null;
  const words = vocabularyOf(language);
  const stops = order.stops.flatMap(({ place, ordinal, status }) =>
    place ? [{ ...place, ordinal, open: status === 'pending', label: words.map.stop(ordinal) }] : [],
  );
  const fixed = [...(pickup ? [pickup] : []), ...stops, ...way];
  const position = courier?.position ?? null;
  if (fixed.length === 0) return null;
  return {
    view: mapView(fixed, position),
    courier: position && {
      ...position,
      old: order.arrival?.kind === 'expected' && order.arrival.positionIsOld,
    },
    pickup,
    way,
    stops,
  };
}
