import type { Scope, WebhookLog } from '#domain';
import { WebhookTests } from './webhook-tests.service.js';

const scope = {} as Scope;
const logOf = (line: object) =>
  ({ sendTest: async () => 7, get: async () => ({ notice: null, ...line }) }) as unknown as WebhookLog;

describe('a webhook test', () => {
  it('says within five seconds that the receiver has not answered', async () => {
    const waiting = logOf({ state: 'due', attempts: 0, lastStatus: null, lastError: null });
    let present = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => (present += 1_000));
    const result = await new WebhookTests(waiting).send(scope, 1);
    expect(result).toEqual({ deliveryId: 7, state: 'due', status: null, error: 'timeout', notice: null });
  });

  it('says what the first attempt met', async () => {
    const refused = logOf({ state: 'due', attempts: 1, lastStatus: null, lastError: 'connect' });
    expect(await new WebhookTests(refused).send(scope, 1)).toMatchObject({ status: null, error: 'connect' });
  });
});
