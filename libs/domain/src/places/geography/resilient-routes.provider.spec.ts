import type { Point } from '../../base/index.js';
import { ManualClock } from '../../../../../test/support/manual-clock.js';
import { BuiltInRoutePlanner } from './built-in-routes.provider.js';
import { ResilientRoutePlanner } from './resilient-routes.provider.js';
import { ExternalRoutes, type PlannedRoute, routeOf } from './route-planner.port.js';

const A: Point = { latitude: -22.9, longitude: -47.06 };
const B: Point = { latitude: -22.91, longitude: -47.05 };
const BY_ROAD: PlannedRoute = routeOf([{ distanceM: 4_321, durationS: 600 }]);

class Roads extends ExternalRoutes {
  asked = 0;

  constructor(
    private readonly there: boolean,
    private readonly unchosen: boolean,
  ) {
    super();
  }

  override get isThere(): boolean {
    return this.there;
  }

  override get pricesUnchosen(): boolean {
    return this.unchosen;
  }

  async plan() {
    this.asked++;
    return BY_ROAD;
  }

  async table() {
    this.asked++;
    return null;
  }

  async line() {
    this.asked++;
    return null;
  }
}

describe('the planner of routes', () => {
  const builtIn = new BuiltInRoutePlanner();
  const straight = builtIn.plan([A, B], 'car');
  const over = (roads: Roads) => new ResilientRoutePlanner(roads, builtIn, new ManualClock());

  it('prices on what the hub has chosen', async () => {
    const planner = over(new Roads(true, false));
    expect(await planner.priced([A, B], 'car', 'roads')).toEqual(BY_ROAD);
    expect(await planner.priced([A, B], 'car', 'straight_line')).toEqual(straight);
    expect(await planner.plan([A, B], 'car')).toEqual(BY_ROAD);
  });

  it('leaves the prices of a hub that has not chosen as they were: straight beside a city, by road beside a server', async () => {
    expect(await over(new Roads(true, false)).priced([A, B], 'car', null)).toEqual(straight);
    expect(await over(new Roads(true, true)).priced([A, B], 'car', null)).toEqual(BY_ROAD);
  });

  it('answers at once, and asks nobody, while there is no city', async () => {
    const roads = new Roads(false, false);
    const planner = over(roads);
    expect(planner.plan([A, B], 'car')).toEqual(straight);
    expect(planner.priced([A, B], 'car', 'roads')).toEqual(straight);
    await planner.table([A], [B], 'car');
    await planner.line([A, B], 'car');
    expect(roads.asked).toBe(0);
  });
});
