// In process: its environment names a bucket of its own, and it looks into the folder of files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { consoleFace } from '../../../apps/console/src/face.js';
import { openFaces, type FaceHarness } from '../../support/index.js';
import { BUCKET_SETTINGS, TestBucket } from '../../support/test-bucket.js';
import { CourierWorld, PNG, type CourierApp } from '../courier.world.js';

/** Evidence stored in a bucket of an S3 service. */
describe('evidence in a bucket', () => {
  let bucket: TestBucket;
  let face: FaceHarness;
  let world: CourierWorld;
  let app: CourierApp;

  beforeAll(async () => {
    bucket = await TestBucket.start();
    face = await openFaces([consoleFace], {
      env: {
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: BUCKET_SETTINGS.bucket,
        S3_REGION: BUCKET_SETTINGS.region,
        S3_ACCESS_KEY_ID: BUCKET_SETTINGS.accessKeyId,
        S3_SECRET_ACCESS_KEY: BUCKET_SETTINGS.secretAccessKey,
      },
    });
    world = await CourierWorld.at(face);
    app = await world.aBusyCourier();
  });
  afterAll(async () => {
    await face.close();
    await bucket.close();
  });
  afterEach(() => {
    bucket.fault = null;
  });

  const send = () => app.upload('/evidence', 'photo', PNG, 'door.png');
  const look = (url: string) => world.face.call().get(url.slice(new URL(url).origin.length));
  const records = () => world.face.core.db.query('select storage_key as key from evidence_files order by id');

  it('lies there, and nowhere else, and is shown by its address', async () => {
    const { body } = await send().expect(201);
    expect([...bucket.objects.values()]).toEqual([{ contentType: 'image/png', bytes: PNG }]);
    expect(await records()).toEqual([...bucket.objects.keys()].map((key) => ({ key })));
    expect(existsSync(join(face.core.config.dataDir, 'files'))).toBe(false);
    const shown = await look(body.url as string).expect(200);
    expect([shown.type, shown.body]).toEqual(['image/png', PNG]);
  });

  it.each(['away', 'failing'] as const)(
    'that is %s is a clear refusal that leaves nothing',
    async (trouble) => {
      const { body } = await send().expect(201);
      const before = [await records(), bucket.objects.size];
      bucket.fault = trouble;
      for (const answer of [await send(), await look(body.url as string)]) {
        expect([answer.status, answer.type, answer.headers['retry-after']]).toEqual([
          503,
          'application/problem+json',
          '5',
        ]);
        expect(answer.body).toMatchObject({ type: 'urn:problem:external_service_unavailable', status: 503 });
      }
      bucket.fault = null;
      expect([await records(), bucket.objects.size]).toEqual(before);
      await look(body.url as string).expect(200);
      await send().expect(201);
    },
  );
});
