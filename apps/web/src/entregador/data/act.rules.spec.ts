import { applied, isDone, requestOf, troubleOf, withoutPeople, type Act, type Refusal } from './act.rules.js';
import type { Order, Stop } from './answers.rules.js';
import { movedUp, ordersAtOnce, sequenceOf, tasksOf } from './sequence.rules.js';

const AT = '2026-03-01T12:00:00.000Z';
const place = { address: 'Rua A, 1', latitude: 0, longitude: 0 };

function aStop(id: string, with_: Partial<Stop> = {}): Stop {
  return { ...place, id, status: 'pending', arrivedAt: null, finishedAt: null, ...with_ } as Stop;
}

function anOrder(id: number, with_: Partial<Order> = {}): Order {
  return {
    id,
    status: 'accepted',
    pickup: place,
    stops: [aStop(`${id}1`)],
    needsReturn: false,
    returnBeforeCancelling: false,
    arrivedPickupAt: null,
    collectedAt: null,
    ...with_,
  } as Order;
}

function anAct(kind: Act['kind'], with_: Partial<Act> = {}): Act {
  return {
    number: 1,
    id: 'key',
    courierId: 7,
    orderId: 1,
    publicId: 'QPTYCWM',
    stopId: null,
    kind,
    at: AT,
    timed: true,
    body: {},
    proofs: [],
    refusal: null,
    ...with_,
  };
}

const delivery = [
  anAct('arrive_pickup'),
  anAct('collect'),
  anAct('arrive_stop', { stopId: '11' }),
  anAct('deliver', { stopId: '11' }),
];

describe('an order with acts that are not sent yet', () => {
  it('is shown as it will be', () => {
    const steps = delivery.map((_, at) => applied(anOrder(1), delivery.slice(0, at + 1)));
    expect(steps.map((order) => order?.status)).toEqual([
      'arrived_pickup_location',
      'collected',
      'collected',
      'completed',
    ]);
    expect(steps[2]?.stops[0]?.arrivedAt).toBe(AT);
    expect(applied(anOrder(1, { needsReturn: true }), delivery)?.status).toBe('delivered');
    expect(applied(anOrder(1), [anAct('give_back')])).toBeNull();
  });

  it('is never shown a step back by an act whose answer was lost', () => {
    const collected = anOrder(1, { status: 'collected', arrivedPickupAt: AT, collectedAt: AT });
    expect(applied(collected, delivery.slice(0, 2))).toBe(collected);
    expect(applied(collected, delivery.slice(0, 3))?.stops[0]?.arrivedAt).toBe(AT);
  });

  it('goes on to the return when it was cancelled with the goods on board', () => {
    const back = anOrder(1, { status: 'collected', returnBeforeCancelling: true });
    expect(tasksOf(back).map(({ goal }) => goal)).toEqual(['return']);
    expect(applied(back, [anAct('return')])?.status).toBe('cancelled');
  });
});

describe('an act as it is sent', () => {
  it('has its time and the proofs that came through', () => {
    const proofs = [{ kind: 'photo' as const, blob: new Blob([]), evidenceId: 5 }];
    expect(requestOf(anAct('deliver', { stopId: '11', body: { code: '1234' }, proofs }))).toEqual({
      method: 'POST',
      path: '/api/courier/orders/1/stops/11/deliver',
      body: { code: '1234', evidenceIds: [5], happenedAt: AT },
    });
  });

  it("leaves its time out when the server refused the phone's clock", () => {
    expect(requestOf(anAct('collect', { timed: false })).body).toEqual({});
  });
});

describe('a refused act', () => {
  it('keeps nothing of people once it came too late, and what can be corrected until then', () => {
    const proof = { kind: 'photo' as const, blob: new Blob(['x']), evidenceId: 3 };
    const typed = anAct('deliver', { body: { code: '1234', name: 'Ana' }, proofs: [proof] });
    const refusal = { status: 409, code: 'transition_refused', field: null };
    const late = {
      ...typed,
      refusal: { ...refusal, order: { status: 'cancelled', cancelReason: null } as const },
    };
    expect(withoutPeople(late)).toEqual({ ...late, body: {}, proofs: [] });
    const wrongCode = {
      ...typed,
      refusal: {
        ...refusal,
        code: 'wrong_code',
        order: { status: 'collected', cancelReason: null } as const,
      },
    };
    expect(withoutPeople(wrongCode)).toBe(wrongCode);
    const read = { ...wrongCode, read: true };
    expect(withoutPeople(read)).toEqual({ ...read, body: {}, proofs: [] });
  });

  const refused = (refusal: Partial<Refusal>) =>
    troubleOf(
      anAct('deliver', {
        refusal: { status: 409, code: 'transition_refused', field: null, order: null, ...refusal },
      }),
    );

  it('is explained by what has become of the order', () => {
    expect(refused({})).toBe('taken');
    expect(refused({ order: anOrder(1, { status: 'cancelled' }) })).toBe('cancelled');
    expect(refused({ order: anOrder(1, { status: 'completed' }) })).toBe('ended');
    expect(refused({ order: anOrder(1, { status: 'collected' }) })).toBe('other');
    expect(refused({ code: 'wrong_code', order: anOrder(1) })).toBe('code');
    expect(refused({ code: 'proof_required', order: anOrder(1) })).toBe('proof');
    expect(refused({ field: 'happenedAt' })).toBe('time');
    expect(troubleOf(anAct('deliver'))).toBeNull();
  });

  it('is not shown when the order has its effect already', () => {
    const done = anOrder(1, { collectedAt: AT, stops: [aStop('11', { status: 'delivered' })] });
    expect(isDone(done, anAct('collect'))).toBe(true);
    expect(isDone(done, anAct('deliver', { stopId: '11' }))).toBe(true);
    expect(isDone(done, anAct('fail', { stopId: '11' }))).toBe(false);
  });

  it('is not shown either when it was a return that had come before, and ended the order cancelled', () => {
    const cancelled = (status: Stop['status']) =>
      anOrder(1, { status: 'cancelled', stops: [aStop('11', { status })] });
    expect(isDone(cancelled('pending'), anAct('return'))).toBe(true);
    expect(isDone(cancelled('failed'), anAct('return'))).toBe(true);
    expect(isDone(cancelled('delivered'), anAct('return'))).toBe(false);
  });
});

describe('the sequence of several orders', () => {
  const near = anOrder(1, { pickup: { ...place, longitude: 0.01 } as Order['pickup'] });
  const far = anOrder(2, {
    pickup: { ...place, longitude: 0.05 } as Order['pickup'],
    stops: [aStop('21', { longitude: 0.02 })],
  });
  const keys = (sequence: string[] = [], orders = [far, near]) =>
    sequenceOf(orders, sequence).map(({ key }) => key);

  it('is the server’s, without what is done meanwhile; what it does not name comes last', () => {
    expect(keys(['1:pickup', '1:11'])).toEqual(['1:pickup', '1:11', '2:pickup', '2:21']);
    const collected = { ...near, status: 'collected' as const };
    expect(keys(['1:pickup', '2:pickup', '1:11', '2:21'], [far, collected])).toEqual([
      '2:pickup',
      '1:11',
      '2:21',
    ]);
  });

  it('brings nothing back while there is something to deliver on board', () => {
    const back = anOrder(1, { status: 'delivered', needsReturn: true });
    const aboard = { ...far, status: 'collected' as const };
    expect(keys(['1:return', '2:21'], [back, aboard])).toEqual(['2:21', '1:return']);
  });

  it('follows the courier’s choice as far as the rules allow', () => {
    expect(keys(['2:21', '2:pickup', '1:pickup', '1:11'])).toEqual(['2:pickup', '2:21', '1:pickup', '1:11']);
  });

  it('keeps a pickup that has begun first', () => {
    const started = { ...far, status: 'arrived_pickup_location' as const };
    expect(keys(['1:pickup'], [near, started])[0]).toBe('2:pickup');
  });

  it('picks up at once what waits at one shop, and nothing else', () => {
    const at = (name: string, with_: Partial<Order> = {}) => ({ merchant: { name }, ...with_ }) as Order;
    const orders = [
      anOrder(1, at('Padaria')),
      anOrder(2, at('Farmácia')),
      anOrder(3, at('Padaria')),
      anOrder(4, at('Padaria', { pickup: { ...place, address: 'Rua B, 2' } as Order['pickup'] })),
      anOrder(5, at('Padaria', { status: 'collected' })),
    ];
    const ids = (sequence: string[]) => ordersAtOnce(sequenceOf(orders, sequence)).map(({ id }) => id);
    expect(ids(['3:pickup', '2:pickup', '1:pickup'])).toEqual([3, 1]);
    expect(ids(['2:pickup'])).toEqual([2]);
    expect(ids(['5:51'])).toEqual([5]);
    expect(ordersAtOnce([])).toEqual([]);
  });

  it('moves a stop up and down within the list', () => {
    const tasks = sequenceOf([near, far], []);
    const all = tasks.map(({ key }) => key);
    expect(movedUp(tasks, all[1]!)).toEqual([all[1], all[0], ...all.slice(2)]);
    expect(movedUp(tasks, all[0]!)).toEqual(all);
  });
});
