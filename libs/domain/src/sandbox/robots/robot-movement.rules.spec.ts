import { CourierQueries } from '../../people/index.js';
import { RoutePlanner } from '../../places/index.js';
import { OrderRecord } from '../../ordering/index.js';
import { Clock, distanceMeters, type Point } from '../../base/index.js';
import { Offers } from '../../dispatch/index.js';
import type { RobotTask } from './robot-task.store.js';
import { RobotCouriers } from './robot-couriers.service.js';
import { RobotOrderCommands } from './robot-order.commands.js';
import { RobotSteps } from './robot.steps.js';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
/** Round three sides of a block: 3 km of road where the crow flies one. */
const ROAD = [at(-22.9, -47), at(-22.891, -47), at(-22.891, -46.991), at(-22.9, -46.991)];

describe('a robot on its way', () => {
  it("follows the planner's route in equal moves, and ends at the target", async () => {
    const track: Point[] = [ROAD[0]!];
    const length = (line: readonly Point[]) =>
      line.slice(1).reduce((sum, point, i) => sum + distanceMeters(line[i]!, point), 0);
    /** The road from where it is: as many of its corners as lie ahead. */
    const ahead = (from: Point) => {
      const gone = track.length - 1;
      const corners = ROAD.filter((_, i) => length(ROAD.slice(0, i + 1)) > (gone * length(ROAD)) / 3 + 1);
      return [from, ...corners];
    };
    let back = false;
    const steps = new RobotSteps(
      {} as Clock,
      { moveTo: async (_id: number, to: Point) => void track.push(to) } as unknown as RobotCouriers,
      { lastPosition: async () => track.at(-1) ?? null } as unknown as CourierQueries,
      { line: async (_hub: number, [from]: readonly Point[]) => ahead(from!) } as unknown as RoutePlanner,
      {} as Offers,
      { completeReturn: async () => void (back = true) } as unknown as RobotOrderCommands,
    );
    const task = { leg: null, moves: 0 } as RobotTask;
    const order = { hubId: 1, courierId: 7, status: 'delivered', stops: [], pickup: ROAD[3]! };
    const walk = async () => {
      await steps.run(order as unknown as OrderRecord, task);
      return back;
    };
    expect([await walk(), await walk(), await walk(), await walk()]).toEqual([false, false, false, true]);
    // Each corner of this road is at a third of it; the last call says again that it is there.
    const far = track.map((point, i) => distanceMeters(point, ROAD[Math.min(i, 3)]!));
    expect(Math.max(...far)).toBeLessThan(30);
    expect(track.slice(-2)).toEqual([ROAD[3], ROAD[3]]);
  });
});
