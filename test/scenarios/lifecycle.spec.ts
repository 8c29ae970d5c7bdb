import { DueOrders, OrderLifecycle } from '#domain';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { aCourier, aHubWorld, PICKUP } from '../support/builders/index.js';
import { openFaces } from '../support/index.js';
import type { FaceDriver, CreatedOrder, ScenarioContext, OrderOptions } from './drivers/face.driver.js';
import { fullApiDriver } from './drivers/full-api.driver.js';
import { modelMDriver } from './drivers/model-m.driver.js';
import { openDeliveryDriver } from './drivers/open-delivery.driver.js';

type Face = FaceDriver['name'];

/** The next step of an order, whichever face created it. */
type ScenarioStep =
  | 'a courier takes it'
  | 'the courier is there'
  | 'the courier has it'
  | 'it is delivered'
  | 'nobody opens'
  | 'the courier is back'
  | 'the courier gives it back'
  | 'nobody is found'
  | 'its time comes'
  | 'the caller cancels';

interface Scenario {
  readonly title: string;
  readonly wish?: OrderOptions;
  readonly happenings: readonly ScenarioStep[];
  /** The status in each face's words: after opening, then after each step. */
  readonly words: Readonly<Record<Face, string>>;
}

const SCENARIOS: readonly Scenario[] = [
  {
    title: 'a plain order reaches its recipient',
    happenings: ['a courier takes it', 'the courier is there', 'the courier has it', 'it is delivered'],
    words: {
      'Full API': 'pending accepted arrived_pickup_location collected completed',
      'Open Delivery': 'ACCEPTED PICKUP_ONGOING ARRIVED_AT_MERCHANT DELIVERY_ONGOING DELIVERY_FINISHED',
      'Model M': 'D A A E F',
    },
  },
  {
    title: 'an order with return ends where it began',
    wish: { needsReturn: true },
    happenings: ['a courier takes it', 'the courier has it', 'it is delivered', 'the courier is back'],
    words: {
      'Full API': 'pending accepted collected delivered completed',
      'Open Delivery': 'ACCEPTED PICKUP_ONGOING DELIVERY_ONGOING RETURNING_TO_MERCHANT DELIVERY_FINISHED',
      'Model M': 'D A E E F',
    },
  },
  {
    title: 'what nobody took comes back',
    happenings: ['a courier takes it', 'the courier has it', 'nobody opens', 'the courier is back'],
    words: {
      'Full API': 'pending accepted collected delivered completed',
      'Open Delivery': 'ACCEPTED PICKUP_ONGOING DELIVERY_ONGOING RETURNING_TO_MERCHANT CANCELLED',
      'Model M': 'D A E E F',
    },
  },
  {
    title: 'a courier gives it back and another one delivers it',
    happenings: [
      'a courier takes it',
      'the courier gives it back',
      'a courier takes it',
      'the courier has it',
      'it is delivered',
    ],
    words: {
      'Full API': 'pending accepted pending accepted collected completed',
      'Open Delivery': 'ACCEPTED PICKUP_ONGOING ACCEPTED PICKUP_ONGOING DELIVERY_ONGOING DELIVERY_FINISHED',
      'Model M': 'D A D A E F',
    },
  },
  {
    title: 'the caller changes its mind before anybody took it',
    happenings: ['the caller cancels'],
    words: { 'Full API': 'pending cancelled', 'Open Delivery': 'ACCEPTED CANCELLED', 'Model M': 'D C' },
  },
  {
    title: 'nobody takes it',
    happenings: ['nobody is found'],
    words: { 'Full API': 'pending cancelled', 'Open Delivery': 'ACCEPTED CANCELLED', 'Model M': 'D N' },
  },
  {
    title: 'a scheduled order waits for its time',
    wish: { inMinutes: 60 },
    happenings: ['its time comes', 'a courier takes it', 'the courier has it', 'it is delivered'],
    words: {
      'Full API': 'scheduled pending accepted collected completed',
      'Open Delivery': '',
      'Model M': 'L D A E F',
    },
  },
];

describe('the life of an order, through each face', () => {
  let stage: ScenarioContext;
  let drivers: Record<Face, FaceDriver>;

  beforeAll(async () => {
    const face = await openFaces([fullApiFace, openDeliveryFace, modelM]);
    stage = { face, world: await aHubWorld(face) };
    drivers = {
      'Full API': await fullApiDriver(stage),
      'Open Delivery': await openDeliveryDriver(stage),
      'Model M': await modelMDriver(stage),
    };
  });
  afterAll(() => stage.face.close());

  /** Steps of couriers and time go through the core; only steps of the caller go through its face. */
  async function happen(happening: ScenarioStep, driver: FaceDriver, order: CreatedOrder): Promise<void> {
    const { face, world } = stage;
    const { scope } = world;
    const life = face.get(OrderLifecycle);
    face.core.clock.advance({ minutes: 2 });
    const ways: Record<ScenarioStep, () => Promise<unknown>> = {
      'a courier takes it': async () =>
        life.accept(scope, order.id, await aCourier(face, scope, [world.motorbike.id], PICKUP)),
      'the courier is there': () => life.arriveAtPickup(scope, order.id),
      'the courier has it': () => life.collect(scope, order.id),
      'it is delivered': () => life.deliverStop(scope, order.id, 1, { byHand: true }),
      'nobody opens': () => life.failStop(scope, order.id, 1, { reason: 'Cliente ausente' }),
      'the courier is back': () => life.returned(scope, order.id),
      'the courier gives it back': () => life.release(scope, order.id, 'Pneu furado'),
      'nobody is found': () => life.cancel(scope, order.id, { reason: 'not_served' }),
      'its time comes': () => {
        face.core.clock.advance({ minutes: 60 });
        return face.get(DueOrders).startScheduled(10);
      },
      'the caller cancels': () => driver.cancel(order),
    };
    await ways[happening]();
  }

  describe.each(SCENARIOS)('$title', ({ wish, happenings, words }) => {
    const faces = (Object.keys(words) as Face[]).filter((name) => words[name] !== '');

    it.each(faces)('%s', async (name) => {
      const driver = drivers[name];
      const order = await driver.create(wish);
      const seen = [await driver.status(order)];
      for (const happening of happenings) {
        await happen(happening, driver, order);
        seen.push(await driver.status(order));
      }
      expect(seen.join(' ')).toBe(words[name]);

      const published = await driver.publishedStatuses(order);
      expect(inOrder(published, changes(seen))).toBe(true);
      expect(published.at(-1)).toBe(seen.at(-1));
    });
  });
});

function changes(words: readonly string[]): string[] {
  return words.filter((word, i) => word !== words[i - 1]);
}

/** Whether `wanted` was published in that order; other statuses may come in between. */
function inOrder(published: readonly string[], wanted: readonly string[]): boolean {
  let next = 0;
  for (const word of published) if (word === wanted[next]) next++;
  return next === wanted.length;
}
