import type { TrackedOrder } from '#domain';
import { marksOf, type MapMarks } from './tracking.map.js';
import { fragments, isShownOnMap, pageTitle } from './tracking.page.js';
import { headline } from './tracking.words.js';

/** What the page's script shows: the changing parts rendered, the marks of the map as data. */
export interface TrackingState {
  readonly version: string;
  readonly status: string;
  readonly ended: boolean;
  readonly title: string;
  readonly headline: string;
  readonly expectedAt: string | null;
  readonly top: string;
  readonly body: string;
  readonly mapShown: boolean;
  readonly marks: MapMarks;
  /** The map is fitted anew on each. */
  readonly leg: string;
}

export function stateOf(order: TrackedOrder): TrackingState {
  const { title, detail } = headline(order);
  const mapShown = isShownOnMap(order);
  return {
    version: order.version,
    status: order.status,
    ended: order.ended,
    title: pageTitle(order),
    headline: `${title}. ${detail}`,
    expectedAt: order.expectedAt?.toISOString() ?? null,
    ...fragments(order),
    mapShown,
    marks: mapShown ? marksOf(order) : { courier: null, pickup: null, stops: [], way: [] },
    leg: order.status,
  };
}
