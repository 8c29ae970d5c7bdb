import { Credentials, Merchants } from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { callerWith, type AdminCaller } from '../console/admin.world.js';
import { asMerchant, type MerchantCaller } from '../console/merchant.world.js';
import {
  anOperator,
  aHubWorld,
  DROPOFF,
  keysOf,
  KNOWN_ADDRESS,
  PICKUP,
  type HubWorld,
} from '../support/builders/index.js';
import { openFaces, type FaceHarness } from '../support/index.js';

const STREET = 'Rua das Araras Azuis - Vila Inventada, Campinas';
const FOUND = 'Rua das Araras Azuis, 120 - Vila Inventada, Campinas';
/** Priced at a house that was another: at the end of the street, or in another town. */
const WRONG = ['Rua das Araras Azuis, 99999', 'Rua das Araras Azuis, 120 - Osasco'];

describe('an address, before anybody pays', () => {
  let faces: FaceHarness;
  let world: HubWorld;
  let store: MerchantCaller;
  let admin: AdminCaller;
  let keys: { full: string; m: string; token: string };

  beforeAll(async () => {
    faces = await openFaces([fullApiFace, openDeliveryFace, modelM, consoleFace]);
    world = await aHubWorld(faces);
    await faces.get(Merchants).update(world.scope, world.store.id, { requestsEnabled: true });
    store = await asMerchant(faces, world.store);
    admin = callerWith(faces, await anOperator(faces, world.hub.id, 'operator'));
    const pair = await faces.get(Credentials).issuePair(world.scope, world.store.id);
    const { body } = await faces
      .call()
      .post('/api/opendelivery/oauth/token')
      .send({ grant_type: 'client_credentials', client_id: pair.clientId, client_secret: pair.clientSecret })
      .expect(200);
    keys = {
      full: (await keysOf(faces, world)).hub,
      m: (await keysOf(faces, world, 'model_m_key')).hub,
      token: body.access_token as string,
    };
  });
  afterAll(() => faces.close());

  const byShop = (address: string) =>
    store('post', '/orders/quote', { pickup: { address: KNOWN_ADDRESS }, stops: [{ address }] });
  const byFullApi = (address: object) =>
    faces
      .call()
      .post('/api/v1/orders/calcular')
      .set('Authorization', `Bearer ${keys.full}`)
      .send({
        cliente_id: world.store.id,
        tipo_veiculo_id: world.motorbike.id,
        endereco_coleta: PICKUP,
        enderecos_entrega: [address],
      });
  const byModelM = (address: string) =>
    faces
      .call()
      .get('/api/m/estimarSolicitacao')
      .set('api-key', keys.m)
      .query({ lat_partida: PICKUP.latitude, lng_partida: PICKUP.longitude, endereco_desejado: address });
  const byOpenDelivery = (number: string) =>
    faces
      .call()
      .post('/api/opendelivery/v1/logistics/availability')
      .set('Authorization', `Bearer ${keys.token}`)
      .send({
        ...deliveryExample,
        pickupAddress: { ...deliveryExample.pickupAddress, city: 'Campinas', ...PICKUP },
        deliveryAddress: {
          country: 'BR',
          state: 'BR-SP',
          city: 'Campinas',
          district: 'Vila Inventada',
          street: 'Rua das Araras Azuis',
          number,
          postalCode: '',
          complement: '',
        },
      });

  it('is shown as it was found, with how exactly, to shops and operators', async () => {
    const pickup = { address: FOUND, precision: 'stretch', lacksNumber: false };
    const { found } = (await byShop('R. das Araras Azuis').expect(200)).body;
    expect(found).toMatchObject({
      pickup,
      stops: [{ address: STREET, precision: 'street', lacksNumber: true }],
    });
    expect((await byShop('R. das Araras Azuis, s/n').expect(200)).body.found.stops).toMatchObject([
      { precision: 'street', lacksNumber: false },
    ]);
    const asked = { merchantId: world.store.id, pickup: { address: KNOWN_ADDRESS } };
    const stops = [{ ...DROPOFF, address: 'Portão azul, 7' }];
    expect((await admin('post', '/orders/quote', { ...asked, stops }).expect(200)).body.found).toMatchObject({
      pickup,
      stops: [{ ...DROPOFF, address: 'Portão azul, 7', precision: 'point', lacksNumber: false }],
    });
  });

  it('is suggested while it is typed', async () => {
    const items = [expect.objectContaining({ address: STREET, precision: 'street' })];
    for (const q of ['Rua das Ara', 'araras a', 'rua das araras azuis'])
      expect((await store('get', `/addresses?q=${encodeURIComponent(q)}`).expect(200)).body.items).toEqual(
        items,
      );
    expect((await admin('get', '/orders/addresses?q=Araras').expect(200)).body.items).toEqual(items);
    expect((await store('get', '/addresses?q=Cometa').expect(200)).body.items).toEqual([]);
  });

  it('is said in the answers of programs that send no coordinates', async () => {
    const { body } = await byFullApi({ endereco: KNOWN_ADDRESS }).expect(200);
    expect(body.enderecos_encontrados.at(-1)).toEqual({ endereco: FOUND, precisao: 'trecho' });
    expect((await byFullApi({ ...DROPOFF, endereco: 'Portão azul, 7' }).expect(200)).body).not.toHaveProperty(
      'enderecos_encontrados',
    );
  });

  it.each(WRONG)('is refused with what was found: %s', async (address) => {
    const refused = await byShop(address);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { type: 'urn:problem:address_not_found', found: STREET },
    ]);
    const full = await byFullApi({ endereco: address }).expect(400);
    expect(full.body.errors['enderecos_entrega.0.endereco'][0]).toContain(STREET);
    expect((await byModelM(address).expect(400)).body.errors[0].message).toContain(STREET);
  });

  it('is refused with what was found also where its parts are sent', async () => {
    await byOpenDelivery('120').expect(200);
    expect((await byOpenDelivery('99999').expect(404)).body.detail).toContain(STREET);
  });
});
