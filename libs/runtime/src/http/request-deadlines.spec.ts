import type { ExpressResponse } from './express-request.js';
import { RequestDeadlines } from './request-deadlines.js';
import { TransportError } from './transport.error.js';

const answering = (headersSent = false) =>
  ({ headersSent, req: { context: { deadlinePlace: null } } }) as unknown as ExpressResponse;

describe('deadlines', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('hands those that are over to the face, each once, and no others', () => {
    const deadlines = new RequestDeadlines(1_000);
    const failures: string[] = [];
    const begin = (name: string, response = answering()) => {
      deadlines.begin(response, (error?: unknown) => {
        if (error instanceof TransportError) failures.push(`${name}: ${error.fault}`);
      });
      return response;
    };
    begin('stuck');
    begin('answering', answering(true));
    const ended = begin('ended');
    jest.advanceTimersByTime(500);
    begin('later');
    deadlines.end(ended);
    jest.advanceTimersByTime(500);
    expect(failures).toEqual(['stuck: timed_out']);
    jest.advanceTimersByTime(600);
    expect(failures).toEqual(['stuck: timed_out', 'later: timed_out']);
  });

  it('leave no timer behind when nobody waits', () => {
    const deadlines = new RequestDeadlines(1_000);
    const response = answering();
    deadlines.begin(response, () => undefined);
    expect(jest.getTimerCount()).toBe(1);
    deadlines.end(response);
    jest.advanceTimersByTime(1_100);
    expect(jest.getTimerCount()).toBe(0);
  });
});
