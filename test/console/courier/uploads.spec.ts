// In process: it looks into the folder of files.
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { consoleFace } from '../../../apps/console/src/face.js';
import { openFaces, type FaceHarness } from '../../support/index.js';
import { PLACE_OF_PHOTO, pngOf, pngWithPlace } from '../../support/pictures.js';
import { CourierWorld, PNG, type CourierApp } from '../courier.world.js';

const pathOf = (url: unknown) => String(url).slice(new URL(String(url)).origin.length);
const TEN_MIB = 10 * 1024 * 1024;

describe('uploads', () => {
  let face: FaceHarness;
  let world: CourierWorld;
  let app: CourierApp;

  beforeEach(async () => {
    face = await openFaces([consoleFace]);
    world = await CourierWorld.at(face);
    app = await world.aBusyCourier();
  });
  afterEach(() => face.close());

  const folder = (...names: string[]) => join(face.core.config.dataDir, 'files', ...names);
  const incoming = () => readdir(folder('incoming')).catch(() => []);
  /** The file is removed when the request ends, a moment after the caller sees the answer. */
  const untilNothingIsIncoming = async () => {
    while ((await incoming()).length > 0) await new Promise((later) => setImmediate(later));
  };

  it('go to the disk as they arrive, and what is refused is gone with its request', async () => {
    const kept = await app.upload('/evidence', 'photo', pngOf(TEN_MIB), 'door.png');
    expect([kept.status, kept.body.size]).toEqual([201, TEN_MIB]);
    const shown = await world.face.call().get(pathOf(kept.body.url));
    expect((shown.body as Buffer).length).toBe(TEN_MIB);

    const large = await app.upload('/evidence', 'photo', pngOf(TEN_MIB + 1), 'door.png');
    const script = await app.upload('/evidence', 'photo', Buffer.from('<script>'), 'door.png');
    expect([large.status, script.status]).toEqual([413, 400]);
    await untilNothingIsIncoming();
    expect(await readdir(folder('evidence', String(app.id)))).toHaveLength(1);
  });

  it('of programs are stored without the place they were taken at', async () => {
    const kept = await app.upload('/evidence', 'photo', pngWithPlace(), 'door.png');
    const shown = await world.face.call().get(pathOf(kept.body.url));
    expect([shown.status, (shown.body as Buffer).includes(PLACE_OF_PHOTO)]).toEqual([200, false]);
    await app.upload('/documents/face', 'file', pngWithPlace(), 'face.png').expect(201);
    const own = folder('couriers', String(app.id));
    const [stored] = await readdir(own);
    expect((await readFile(join(own, stored!))).includes(PLACE_OF_PHOTO)).toBe(false);
  });

  it('to /register are counted by address before a byte of them is written', async () => {
    const register = () =>
      world.face.call().post('/api/courier/register').attach('cnh', PNG, 'cnh.png').field('hubId', 'x');
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await register()).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
    await untilNothingIsIncoming();
    // A request that never ends: the limit is answered before the rest of the body comes.
    const answer = await new Promise<number | undefined>((resolve) => {
      const sent = request(`${world.face.baseUrl}/api/courier/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': TEN_MIB },
      });
      sent
        .on('error', () => undefined)
        .on('response', ({ statusCode }) => {
          resolve(statusCode);
          sent.destroy();
        });
      sent.flushHeaders();
    });
    expect(answer).toBe(429);
    expect(await incoming()).toEqual([]);
  });
});
