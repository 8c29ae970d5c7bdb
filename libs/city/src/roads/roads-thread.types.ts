import type { RoadRoute, RoadTable, TableQuestion } from './city-roads.service.js';
import type { RoadPoint, RoadProfile } from './road.types.js';

export type RoadsQuestion =
  | { readonly kind: 'route'; readonly points: readonly RoadPoint[]; readonly profile: RoadProfile }
  | ({ readonly kind: 'table' } & TableQuestion)
  | { readonly kind: 'nearest'; readonly point: RoadPoint; readonly profile: RoadProfile };

export interface RoadPlace {
  readonly point: RoadPoint;
  /** From the point that was asked for. */
  readonly meters: number;
}

export interface RoadsRoute {
  readonly kind: 'route';
  readonly legs: RoadRoute['legs'];
  readonly line: readonly RoadPoint[];
  readonly places: readonly RoadPlace[];
}

/** null: no city covers all of the points, or there is no way. */
export type RoadsAnswer =
  RoadsRoute | ({ readonly kind: 'table' } & RoadTable) | ({ readonly kind: 'nearest' } & RoadPlace) | null;

export interface RoadsRequest {
  readonly id: number;
  readonly question: RoadsQuestion;
}

export type RoadsReply =
  | { readonly id: number; readonly answer: RoadsAnswer }
  | { readonly id: number; readonly failure: string }
  | { readonly warning: string };

const OURS = import.meta.url;

/** The program of the thread of the roads, built or as a source, whichever runs here. */
export const ROADS_PROGRAM = new URL(`./roads-thread.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);
