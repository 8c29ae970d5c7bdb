import { BASE, OpenDeliveryWorld } from './open-delivery.world.js';

describe('the discovery manifest', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  it('tells everybody what this service speaks, and nothing that it does not', async () => {
    const answer = await world.faces.call().get(`${BASE}/.well-known/opendelivery`).expect(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    expect(answer.body).toMatchObject({
      openDelivery: { currentVersion: '1.0', supportedVersions: ['1.0'] },
      authentication: { supportedGrantTypes: ['client_credentials'], clientIdGeneration: ['by_merchant'] },
    });
    const { originator, receiver } = answer.body.capabilities.logistics;
    expect(originator.supportedEvents).toContain('DELIVERY_FINISHED');
    expect([...receiver.supportedOperations].sort()).toEqual([
      'logisticDetails',
      'logisticsAvailability',
      'logisticsCancel',
      'logisticsFinish',
      'logisticsNewDelivery',
      'logisticsPicked',
      'logisticsProblem',
      'logisticsReadyForPickup',
    ]);
  });
});
