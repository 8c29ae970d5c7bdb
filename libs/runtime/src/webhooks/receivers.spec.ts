import type { ReadyDelivery } from '#domain';
import { Receivers } from './receivers.js';
import { ManualClock } from '../../../../test/support/manual-clock.js';

const LIMITS = {
  perReceiver: 2,
  maxQueueAllowance: 8,
  failuresToOpen: 3,
  firstPauseMs: 10_000,
  maxPauseMs: 40_000,
  maxReceivers: 3,
};
const HERE = 'here.test';
const delivery = (subscriptionId: number) =>
  ({ subscriptionId, subscription: { pauseLiftedAt: null } }) as ReadyDelivery;

describe('receivers', () => {
  let clock: ManualClock;
  let receivers: Receivers;

  beforeEach(() => {
    clock = new ManualClock('2026-03-02T12:00:00.000Z');
    receivers = new Receivers(clock, LIMITS);
  });

  const saturated = () => receivers.saturatedSubscriptions().map(({ id }) => id);
  /** A delivery that ends without an answer. */
  const silence = () => {
    receivers.admit(HERE, delivery(1));
    return receivers.finished(HERE, 'timeout');
  };
  /** How many deliveries the host takes until nothing more is claimed for it. */
  const room = (host: string, id: number) => {
    let taken = 0;
    for (; !saturated().includes(id); taken++) receivers.admit(host, delivery(id));
    return taken;
  };
  const secondsOpen = () => {
    const opened = silence();
    return opened && (opened.until.getTime() - clock.millis()) / 1000;
  };

  it('are paused no longer once the clock is set back to before the pause', () => {
    clock.advance({ hours: 1 });
    for (const _ of [1, 2, 3]) silence();
    expect(receivers.admit(HERE, delivery(1))).toBeInstanceOf(Date);
    clock.advance({ hours: -1 });
    expect(receivers.admit(HERE, delivery(1))).toBe('now');
  });

  it('have so many slots per host, and none of one host counts for another', () => {
    expect([1, 2, 3].map((id) => receivers.admit(HERE, delivery(id)))).toEqual(['now', 'now', 'later']);
    expect(receivers.admit('there.test', delivery(4))).toBe('now');
    expect(saturated()).toEqual([1, 2, 3]);
    receivers.finished(HERE, null);
    expect(receivers.next(HERE)).toEqual(delivery(3));
    expect(receivers.next(HERE)).toBeNull();
  });

  it('that answer, even with a refusal, keep their circuit closed', () => {
    for (let n = 0; n < 20; n++) {
      receivers.admit(HERE, delivery(1));
      expect(receivers.finished(HERE, 'status')).toBeNull();
    }
    expect(saturated()).toEqual([]);
  });

  it('keep what they were trusted with while nothing is sent, until there are too many of them', () => {
    receivers.admit(HERE, delivery(1));
    receivers.finished(HERE, null);
    expect(receivers.next(HERE)).toBeNull();
    receivers.admit('there.test', delivery(2));
    receivers.admit('elsewhere.test', delivery(3));
    expect(room(HERE, 1)).toBe(2 + 8);
    for (let left = 2 + 8; left > 0; left--) {
      receivers.finished(HERE, null);
      receivers.next(HERE);
    }
    receivers.admit('a fourth.test', delivery(4));
    expect(room(HERE, 1)).toBe(2);
  });

  it('that are silent are left alone: opened after three, tried by one, longer each time', () => {
    expect([secondsOpen(), secondsOpen(), secondsOpen()]).toEqual([null, null, 10]);
    expect(receivers.admit(HERE, delivery(1))).toEqual(new Date(clock.millis() + 10_000));
    expect(saturated()).toEqual([1]);
    for (const seconds of [20, 40, 40]) {
      clock.advance({ minutes: 1 });
      expect(saturated()).toEqual([]);
      expect(secondsOpen()).toBe(seconds);
    }
    clock.advance({ minutes: 1 });
    expect([1, 1].map((id) => receivers.admit(HERE, delivery(id)))).toEqual(['now', 'later']);
  });

  it('that are back get all their slots again, and what waited', () => {
    for (let n = 0; n < 3; n++) silence();
    clock.advance({ minutes: 1 });
    for (const id of [1, 2, 3]) receivers.admit(HERE, delivery(id));
    expect(receivers.finished(HERE, null)).toBeNull();
    expect([receivers.next(HERE), receivers.next(HERE), receivers.next(HERE)]).toEqual([
      delivery(2),
      delivery(3),
      null,
    ]);
  });

  it('that fall silent give back what waited for them', () => {
    for (const id of [1, 2, 3]) receivers.admit(HERE, delivery(id));
    receivers.finished(HERE, 'connect');
    receivers.finished(HERE, 'reset');
    receivers.next(HERE);
    receivers.admit(HERE, delivery(4));
    receivers.admit(HERE, delivery(5));
    expect(receivers.finished(HERE, 'dns')).toMatchObject({ waiting: [delivery(5)] });
  });
});
