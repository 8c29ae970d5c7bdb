import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CITIES_FOLDER,
  type RoadProfile,
  ROADS_PROGRAM,
  type RoadsAnswer,
  roadsFiles,
  type RoadsQuestion,
  type RoadsReply,
  type RoadsRequest,
} from '#city';
import {
  type Clock,
  ExternalRoutes,
  type Leg,
  type Point,
  type Route,
  routeOf,
  type TravelTimes,
  type VehicleKind,
} from '#domain';
import type { Logger } from '../logging/logger.js';

const LOOK_AGAIN_MS = 5_000;
const PROFILES: Readonly<Record<VehicleKind, RoadProfile>> = {
  motorbike: 'motorbike',
  scooter: 'motorbike',
  car: 'car',
  truck: 'car',
  bicycle: 'bicycle',
};

interface RoadsOptions {
  readonly dataDir: string;
  /** Node options; absent: those of this process. */
  readonly execArgv?: string[];
}

interface Waiting {
  resolve(answer: RoadsAnswer): void;
  reject(error: Error): void;
}

/**
 * The roads of the cities in the data folder, in a thread. It starts with the first question after a city is
 * there; when it dies, the next question starts another.
 */
export class ThreadedRoads extends ExternalRoutes {
  private readonly root: string;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | null = null;
  private asked = 0;
  private lookedAt = -Infinity;
  private hasCity = false;
  private closed = false;

  constructor(
    private readonly clock: Pick<Clock, 'millis'>,
    private readonly logger: Logger,
    private readonly options: RoadsOptions,
  ) {
    super();
    this.root = join(options.dataDir, CITIES_FOLDER);
  }

  override get isAvailable(): boolean {
    return !this.closed && this.cityExists();
  }

  async plan(points: readonly Point[], vehicle: VehicleKind): Promise<Route | null> {
    const route = await this.route(points, vehicle);
    return route && routeOf(route.legs.map(({ distance, duration }) => legOf(distance, duration)));
  }

  async times(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleKind,
  ): Promise<TravelTimes | null> {
    const ends = { sources, destinations, profile: PROFILES[vehicle] };
    const answer = await this.ask({ kind: 'table', ...ends, withDistances: false });
    return answer?.kind === 'table' ? answer.durations : null;
  }

  async line(points: readonly Point[], vehicle: VehicleKind): Promise<readonly Point[] | null> {
    const [first, last] = [points[0], points.at(-1)];
    const route = await this.route(points, vehicle);
    // The line by road begins and ends on the road, so the given points are added.
    return route && first && last ? [first, ...route.line, last] : null;
  }

  /** null: no city covers the points. For the HTTP interface too. */
  ask(question: RoadsQuestion): Promise<RoadsAnswer> {
    if (!this.isAvailable) return Promise.resolve(null);
    const worker = this.worker ?? this.start();
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // The process stays alive only while an answer is awaited.
      worker.ref();
      worker.postMessage({ id, question } satisfies RoadsRequest);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }

  private async route(points: readonly Point[], vehicle: VehicleKind) {
    if (points.length < 2) return null;
    const answer = await this.ask({ kind: 'route', points, profile: PROFILES[vehicle] });
    return answer?.kind === 'route' ? answer : null;
  }

  private cityExists(): boolean {
    const now = this.clock.millis();
    if (now - this.lookedAt >= LOOK_AGAIN_MS) {
      this.lookedAt = now;
      this.hasCity = roadsFiles(this.root).size > 0;
    }
    return this.hasCity;
  }

  private start(): Worker {
    const { execArgv } = this.options;
    const worker = new Worker(ROADS_PROGRAM, {
      name: 'roads',
      workerData: this.root,
      ...(execArgv && { execArgv }),
    });
    worker.unref();
    worker.on('message', (reply: RoadsReply) => this.receive(reply));
    worker.on('error', (error) => this.logger.error({ err: error }, 'The thread of the roads failed'));
    worker.once('exit', () => {
      this.worker = null;
      for (const waiting of this.waiting.values()) waiting.reject(new Error('The thread of the roads ended'));
      this.waiting.clear();
    });
    this.worker = worker;
    return worker;
  }

  private receive(reply: RoadsReply): void {
    if ('warning' in reply) {
      this.logger.warn(reply.warning);
      return;
    }
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) this.worker?.unref();
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else waiting?.reject(new Error(reply.failure));
  }
}

const legOf = (meters: number, seconds: number): Leg => ({
  distanceM: Math.round(meters),
  durationS: Math.round(seconds),
});
