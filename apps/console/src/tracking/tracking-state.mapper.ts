import { type AskedFor, recipientActs } from './acts.page.js';
import { detailCards } from './detail-cards.page.js';
import type { MapMarks } from './map-marks.mapper.js';
import type { OrderMap } from './map.page.js';
import { headline } from './situation.mapper.js';
import { statusCards } from './status-card.page.js';
import { pageTitle } from './tracking.page.js';
import type { Language } from './tracking.vocabulary.js';
import type { ShownOrder } from './tracked-orders.service.js';

/** What the page's script shows: the changing parts rendered, the marks of the map as data. */
export interface TrackingState {
  readonly version: string;
  readonly status: string;
  readonly ended: boolean;
  readonly title: string;
  readonly headline: string;
  readonly top: string;
  readonly acts: string;
  readonly details: string;
  readonly map: {
    readonly shown: boolean;
    readonly streets: string | null;
    readonly ground: OrderMap['ground'] | null;
    readonly drawing: string;
    readonly legend: string;
  };
  readonly marks: Pick<MapMarks, 'courier' | 'pickup' | 'way' | 'stops'>;
  /** A map with tiles is fitted to its marks at each new one. */
  readonly leg: string;
}

const NO_MAP: TrackingState['map'] = { shown: false, streets: null, ground: null, drawing: '', legend: '' };
const NO_MARKS: TrackingState['marks'] = { courier: null, pickup: null, way: [], stops: [] };

interface StateContext {
  readonly token: string;
  readonly asked: readonly AskedFor[];
  readonly map: OrderMap | null;
  readonly language: Language;
}

export function trackingState(
  order: ShownOrder,
  { token, asked, map, language }: StateContext,
): TrackingState {
  return {
    version: order.version,
    status: order.status,
    ended: order.ended,
    title: pageTitle(order, language),
    headline: headline(order, language).join('. '),
    top: statusCards(order, language).text,
    acts: recipientActs(order, asked, token, language).text,
    details: detailCards(order, language).text,
    map: map
      ? {
          shown: true,
          streets: map.streetsUrl,
          ground: map.ground,
          drawing: map.drawing.text,
          legend: map.legend.text,
        }
      : NO_MAP,
    marks: map?.marks ?? NO_MARKS,
    leg: order.status,
  };
}
