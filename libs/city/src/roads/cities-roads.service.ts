import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CityRoads, type RoadRoute } from './city-roads.service.js';
import type { RoadPoint } from './road.types.js';
import { readRoads, RoadsFileError } from './roads-file.store.js';
import type { RoadPlace, RoadsAnswer, RoadsQuestion } from './roads-thread.types.js';
import type { RoadSpot } from './segment-grid.store.js';

export const ROADS_FILE = 'roads.bin';
const LOOK_AGAIN_MS = 5_000;
const CITY = /^[a-z0-9][a-z0-9-]*$/;

/** Files of roads by path, with the time of their last change. */
export function roadsFiles(root: string): Map<string, number> {
  const found = new Map<string, number>();
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return found;
  for (const city of readdirSync(root).sort()) {
    if (!CITY.test(city)) continue;
    const path = join(root, city, ROADS_FILE);
    const file = statSync(path, { throwIfNoEntry: false });
    if (file?.isFile()) found.set(path, file.mtimeMs);
  }
  return found;
}

interface OpenCity {
  readonly changed: number;
  /** null: its file cannot be used. */
  readonly roads: CityRoads | null;
}

/** Answers from the roads of all cities in a folder, which may come and go meanwhile. */
export class CitiesRoads {
  private readonly cities = new Map<string, OpenCity>();
  private lookedAt = -Infinity;

  /** @param warn called once for each file that cannot be used. */
  constructor(
    private readonly root: string,
    private readonly warn: (message: string) => void,
    private readonly millis: () => number,
  ) {}

  answer(question: RoadsQuestion): RoadsAnswer {
    this.look();
    for (const [path, { changed, roads }] of this.cities) {
      const answer = roads && this.answerOf(path, changed, roads, question);
      if (answer) return answer;
    }
    return null;
  }

  /** A profile is read when it is asked for first, and may be damaged then. */
  private answerOf(path: string, changed: number, roads: CityRoads, question: RoadsQuestion): RoadsAnswer {
    try {
      return answerOf(roads, question);
    } catch (error) {
      if (!(error instanceof RoadsFileError)) throw error;
      this.cities.set(path, { changed, roads: null });
      this.warnOf(error);
      return null;
    }
  }

  private look(): void {
    const now = this.millis();
    if (now - this.lookedAt < LOOK_AGAIN_MS) return;
    this.lookedAt = now;
    const files = roadsFiles(this.root);
    for (const path of this.cities.keys()) if (!files.has(path)) this.cities.delete(path);
    for (const [path, changed] of files) {
      if (this.cities.get(path)?.changed === changed) continue;
      this.cities.set(path, { changed, roads: this.open(path) });
    }
  }

  private open(path: string): CityRoads | null {
    try {
      return new CityRoads(readRoads(path));
    } catch (error) {
      this.warnOf(error);
      return null;
    }
  }

  private warnOf(error: unknown): void {
    this.warn(`${error instanceof Error ? error.message : String(error)}: import the city again`);
  }
}

function answerOf(roads: CityRoads, question: RoadsQuestion): RoadsAnswer {
  if (question.kind === 'nearest') {
    const spot = roads.nearest(question.point, question.profile);
    return spot && { kind: 'nearest', ...placeOf(spot) };
  }
  if (question.kind === 'route') {
    const route = roads.route(question.points, question.profile);
    return (
      route && { kind: 'route', legs: route.legs, line: lineOf(route), places: route.spots.map(placeOf) }
    );
  }
  const { sources, destinations, profile } = question;
  const isCovered = (point: RoadPoint) => roads.nearest(point, profile) !== null;
  if (![...sources, ...destinations].some(isCovered)) return null;
  return { kind: 'table', ...roads.table(question) };
}

const placeOf = ({ longitude7, latitude7, meters }: RoadSpot): RoadPlace => ({
  point: { longitude: longitude7 / 1e7, latitude: latitude7 / 1e7 },
  meters,
});

function lineOf({ line }: RoadRoute): RoadPoint[] {
  return Array.from({ length: line.length / 2 }, (_, i) => ({
    longitude: line[2 * i]! / 1e7,
    latitude: line[2 * i + 1]! / 1e7,
  }));
}
