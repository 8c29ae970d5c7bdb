// In process: the test of a configuration that names tiles, unlike that of the gateway.
import { GazetteerImporter } from '#domain';
import { consoleFace } from '../../../apps/console/src/face.js';
import { openFaces } from '../../support/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

const FOREIGN_STREET = `street;city;state;district;from_latitude;from_longitude;to_latitude;to_longitude;from_number;to_number;side;postal_code
Rua Alheia;Campinas;SP;Vila Inventada;-22,9010;-47,0560;-22,9020;-47,0560;1;500;both;13998-002
`;
/** A box around the only street of the builder's gazetteer. */
const AROUND = { south: -22.91, west: -47.06, north: -22.895, east: -47.05 };

describe('what lies below the orders on an operator’s map', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
    await world.faces.get(GazetteerImporter).importCsv(world.foreign.hub.id, FOREIGN_STREET);
  });

  const streets = (box: Record<string, number | string>) => {
    const query = Object.entries(box).map(([key, value]) => `${key}=${String(value)}`);
    return world.as('read_only')('get', `/map/streets?${query.join('&')}`);
  };

  it('are the hub’s own streets within the box', async () => {
    const { status, body } = await streets(AROUND);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { name: 'Rua das Araras Azuis', lines: [[expect.any(Object), expect.any(Object)]] },
    ]);
    const [[from, to]] = body.items[0].lines as [[Record<string, number>, Record<string, number>]];
    expect([from['latitude'], to['latitude']].sort()).toEqual([-22.9, -22.905]);
    expect([from['longitude'], to['longitude']]).toEqual([-47.055, -47.055]);
  });

  it('are none where there are none, nor in a box too large to draw', async () => {
    expect((await streets({ ...AROUND, north: -22.909 })).body.items).toEqual([]);
    expect((await streets({ ...AROUND, south: -23.2 })).body.items).toEqual([]);
  });

  it('are refused for what is no box', async () => {
    for (const box of [
      { ...AROUND, south: 'sul' },
      { ...AROUND, south: -91 },
      { ...AROUND, east: 181 },
      { ...AROUND, zoom: 3 },
      { south: 0, west: 0, north: 1 },
    ])
      expect([box, (await streets(box)).status]).toEqual([box, 400]);
  });

  it('are the tiles of the configuration, where it names some', async () => {
    const bare = await world.as('read_only')('get', '/map');
    expect([bare.status, bare.body]).toEqual([
      200,
      { tileUrl: null, region: null, attribution: expect.any(String) },
    ]);
    const env = {
      MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
      MAP_TILE_ATTRIBUTION: 'Mapas Fictícios',
    };
    const own = await openFaces([consoleFace], { env });
    const tiled = await anAdminWorld(own);
    expect((await tiled.as('read_only')('get', '/map')).body).toEqual({
      tileUrl: env.MAP_TILE_URL,
      region: null,
      attribution: env.MAP_TILE_ATTRIBUTION,
    });
    await own.close();
  });
});
