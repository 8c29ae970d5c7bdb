import { HELP, NO_ORDER, requestOf, troubleOf, type Act, type Refusal } from './act.rules.js';
import type { Order } from './answers.rules.js';
import { heldBy, nextAct, refusedOf, replacedBy, sendable, tooLateWith } from './queue.rules.js';

const REFUSAL: Refusal = {
  status: 422,
  code: 'wrong_code',
  field: null,
  order: { id: 1, status: 'collected' } as Order,
};
const GONE: Refusal = { ...REFUSAL, status: 404, code: 'order_not_found', order: null };

function anAct(number: number, kind: Act['kind'], with_: Partial<Act> = {}): Act {
  return {
    number,
    id: `key-${number}`,
    courierId: 7,
    orderId: 1,
    publicId: 'QPTYCWM',
    stopId: null,
    kind,
    at: '2026-03-01T12:00:00.000Z',
    timed: true,
    body: {},
    proofs: [],
    refusal: null,
    despite: [],
    ...with_,
  };
}

const help = (number: number) => anAct(number, 'help', { orderId: HELP.id, publicId: '' });
const numbers = (queue: readonly Act[]) => queue.map(({ number }) => number);
const NONE = new Map<number, number>();

describe('a call for help', () => {
  it('goes before all that waits, whatever failed before, and is sent again until it is received', () => {
    const queue = [anAct(1, 'collect'), anAct(2, 'hand_in', { orderId: NO_ORDER.id }), help(3)];
    expect(nextAct(queue, new Map([[HELP.id, 9]]), new Set())).toMatchObject({ number: 3 });
    expect(nextAct(queue, NONE, new Set([HELP.id]))).toMatchObject({ number: 1 });
    const refused = anAct(1, 'collect', { refusal: REFUSAL });
    expect(sendable([refused, help(2)])).toMatchObject([{ number: 2 }]);
  });

  it('says when it was made', () => {
    const position = { latitude: -22.9, longitude: -47 };
    expect(requestOf({ ...help(1), body: { position } })).toEqual({
      method: 'POST',
      path: '/api/courier/emergency',
      body: { position, happenedAt: '2026-03-01T12:00:00.000Z' },
    });
  });
});

describe('acts behind a refused one', () => {
  const wrongCode = anAct(1, 'deliver', { stopId: '11', refusal: REFUSAL });

  it('wait when they were done at the same stop, or need every stop; other stops go on', () => {
    const queue = [
      wrongCode,
      anAct(2, 'arrive_stop', { stopId: '12' }),
      anAct(3, 'deliver', { stopId: '12' }),
      anAct(4, 'return'),
      anAct(5, 'collect', { orderId: 2 }),
    ];
    expect(numbers(sendable(queue))).toEqual([2, 3, 5]);
    expect(numbers(heldBy(wrongCode, queue))).toEqual([4]);
  });

  it('wait for all of the pickup', () => {
    const refused = anAct(1, 'collect', { refusal: REFUSAL });
    const queue = [refused, anAct(2, 'arrive_stop', { stopId: '11' }), anAct(3, 'deliver', { stopId: '11' })];
    expect(sendable(queue)).toEqual([]);
    expect(numbers(heldBy(refused, queue))).toEqual([2, 3]);
  });

  it('are sent when the order is no longer the courier’s, so that the company knows of them', () => {
    const refused = anAct(1, 'collect', { refusal: GONE });
    const cancelled = {
      ...REFUSAL,
      code: 'transition_refused',
      order: { id: 1, status: 'cancelled' } as Order,
    };
    const queue = [refused, anAct(2, 'arrive_stop', { stopId: '11' }), anAct(3, 'deliver', { stopId: '11' })];
    expect(numbers(sendable(queue))).toEqual([2, 3]);
    expect(numbers(sendable([{ ...refused, refusal: cancelled }, ...queue.slice(1)]))).toEqual([2, 3]);
    expect(heldBy(refused, queue)).toEqual([]);
  });

  it('are told together', () => {
    const [one, two] = [anAct(1, 'collect', { refusal: GONE }), anAct(2, 'deliver', { refusal: GONE })];
    expect(numbers(tooLateWith(one, [one, two, anAct(3, 'collect', { orderId: 2 })]))).toEqual([1, 2]);
    const read = [one, two].map((act) => ({ ...act, read: true }));
    expect(tooLateWith(one, read)).toEqual([]);
  });

  it('are sent once the courier has read of a refusal for another reason', () => {
    const queue = [{ ...wrongCode, read: true }, anAct(2, 'return')];
    expect(numbers(sendable(queue))).toEqual([2]);
    expect(replacedBy(anAct(3, 'deliver', { stopId: '11' }), queue)).toBeUndefined();
  });

  it('are sent when the courier did them knowing of the refusal', () => {
    const queue = [wrongCode];
    const later = anAct(2, 'return', { despite: refusedOf(1, queue) });
    expect(sendable([...queue, later])).toEqual([later]);
    expect(heldBy(wrongCode, [...queue, later])).toEqual([]);
  });

  it('replace it when they are what was done instead at that stop', () => {
    const failed = anAct(2, 'fail', { stopId: '11' });
    expect(replacedBy(failed, [wrongCode])).toBe(wrongCode);
    expect(replacedBy({ ...failed, kind: 'deliver' }, [wrongCode])).toBe(wrongCode);
    expect(replacedBy({ ...failed, stopId: '12' }, [wrongCode])).toBeUndefined();
    expect(replacedBy({ ...failed, kind: 'arrive_stop' }, [wrongCode])).toBeUndefined();
    expect(replacedBy(failed, [{ ...wrongCode, refusal: null }])).toBeUndefined();
  });

  it('of an earlier release of the app know of no refusal', () => {
    const { despite: _, ...old } = anAct(2, 'return');
    expect(sendable([wrongCode, old])).toEqual([]);
  });
});

describe('what was announced of cash', () => {
  const handIn = (number: number, with_: Partial<Act> = {}) =>
    anAct(number, 'hand_in', { orderId: NO_ORDER.id, publicId: '', body: { amountCents: 4_500 }, ...with_ });

  it('is sent like every act, and its refusal holds nothing back and blames no order', () => {
    const refused = handIn(1, { refusal: { ...GONE, code: 'invalid_value' } });
    const queue = [refused, handIn(2), anAct(3, 'collect')];
    expect(numbers(sendable(queue))).toEqual([2, 3]);
    expect(tooLateWith(refused, queue)).toEqual([]);
    expect(troubleOf(refused)).toBe('cash');
  });

  it('knows its address, and when it is taken back', () => {
    const back = anAct(2, 'take_back', { orderId: NO_ORDER.id, body: { id: 7 } });
    expect([handIn(1), back].map(requestOf)).toEqual([
      { method: 'POST', path: '/api/courier/cash/hand-ins', body: { amountCents: 4_500 } },
      { method: 'POST', path: '/api/courier/cash/hand-ins/7/withdraw', body: {} },
    ]);
  });
});

describe('what was said of a claim', () => {
  const said = (number: number, claim: number, with_: Partial<Act> = {}) =>
    anAct(number, 'claim_answer', {
      orderId: NO_ORDER.id,
      stopId: String(claim),
      body: { text: 'Choveu' },
      ...with_,
    });

  it('is sent with its photo to its claim, and its refusal names it and replaces no other', () => {
    const proofs = [{ kind: 'photo' as const, blob: new Blob(['x']), evidenceId: null }];
    const { method, path, body } = requestOf(said(1, 7, { proofs }));
    expect([method, path]).toEqual(['POST', '/api/courier/claims/7/answer']);
    expect([...(body as FormData).keys()]).toEqual(['text', 'photo']);
    const decided = said(1, 7, { refusal: { ...GONE, status: 409, code: 'transition_refused' } });
    expect(troubleOf(decided)).toBe('other');
    expect(replacedBy(said(2, 8), [decided])).toBeUndefined();
    expect(numbers(sendable([decided, said(2, 8)]))).toEqual([2]);
  });
});

describe('the next act', () => {
  const queue = [anAct(1, 'collect'), anAct(2, 'arrive_stop'), anAct(3, 'collect', { orderId: 2 })];

  it('is the oldest', () => {
    expect(nextAct(queue, NONE, new Set())?.number).toBe(1);
    expect(nextAct([], NONE, new Set())).toBeUndefined();
  });

  it('is never a later one of an order whose act has just failed', () => {
    expect(nextAct(queue, NONE, new Set([1]))?.number).toBe(3);
    expect(nextAct(queue, NONE, new Set([1, 2]))).toBeUndefined();
  });

  it('is of the order that has failed least often', () => {
    expect(nextAct(queue, new Map([[1, 2]]), new Set())?.number).toBe(3);
    expect(
      nextAct(
        queue,
        new Map([
          [1, 1],
          [2, 2],
        ]),
        new Set(),
      )?.number,
    ).toBe(1);
  });
});
