import { aHubWorld, type HubWorld } from '../../support/builders/index.js';
import { TestReceiver, type Received } from '../../support/test-receiver.js';
import { ALL_SCOPES, AppInstaller, REDIRECT } from '../app-install.driver.js';
import { DeveloperWorld, type Person } from '../developer.world.js';
import { asMerchant, type MerchantCaller } from '../merchant.world.js';

describe('what merchants decide about an app', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let dev: Person;
  let hub: HubWorld;
  let store: MerchantCaller;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await DeveloperWorld.open();
    dev = await world.aDeveloper();
    hub = await aHubWorld(world.faces);
    store = await asMerchant(world.faces, hub.store);
  });
  afterAll(() => receiver.close());

  const arrived = (path: string, count: number) =>
    world.once(
      () => receiver.bodies(path),
      ({ length }) => length >= count,
    );
  /** What stays the same however often a message is sent. */
  const sent = (one: Received | undefined) => [one?.body, one?.headers['webhook-id']];

  it.each(['full_api', 'open_delivery'] as const)(
    'is sent to its own webhook, signed, in order and once (%s)',
    async (type) => {
      const path = `/${type}`;
      const asked = { redirectUris: [REDIRECT], scopes: ALL_SCOPES };
      const id = String(await world.anApprovedApp(dev, type, 'Integra', asked));
      const webhook = { url: receiver.url(path), acceptAny2xx: true };
      await dev.call('put', `/apps/${id}/webhook`, webhook).expect(200);
      const installer = new AppInstaller(world.faces, store, id);
      await installer.install('quote order');
      await installer.install('quote order');
      const { id: connectionId } = (await installer.connection())!;
      const connection = `/app-connections/${String(connectionId)}`;
      await store('put', `${connection}/scopes`, { scopes: ['quote'] }).expect(200);
      await store('delete', connection).expect(204);
      await arrived(path, 3);
      const about = { at: expect.any(String), appId: Number(id), connectionId, merchantId: hub.store.id };
      expect(receiver.bodies(path).map((body) => JSON.parse(body) as object)).toEqual([
        { event: 'app.connected', ...about, scopes: ['quote', 'order'] },
        { event: 'app.scopes_changed', ...about, scopes: ['quote'] },
        { event: 'app.disconnected', ...about, scopes: ['quote'] },
      ]);
      const [first] = receiver.received.filter((one) => one.path === path);
      expect(first?.headers['webhook-signature']).toMatch(/^v1,/);

      const resend = (filter: object) => dev.call('post', `/apps/${id}/deliveries/resend`, filter);
      expect((await resend({ from: '2099-01-01T00:00:00Z' }).expect(202)).body).toEqual({ resent: 0 });
      const wanted = { event: 'app.connected', state: 'delivered', from: '2020-01-01T00:00:00Z' };
      expect((await resend(wanted).expect(202)).body).toEqual({ resent: 1 });
      await arrived(path, 4);
      const again = receiver.received.findLast((one) => one.path === path);
      expect(sent(again)).toEqual(sent(first));
    },
  );
});
