import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { newFileKey, type FileStore } from '#domain';
import { FolderFileStore, S3FileStore, type S3Options } from './file-store.js';
import { BUCKET_SETTINGS, TestBucket } from '../../../../test/support/test-bucket.js';
import { pngOf } from '../../../../test/support/pictures.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('file stores', () => {
  const stores: Record<string, FileStore> = {};
  let folder: string;
  let bucket: TestBucket;

  const s3 = (other: Partial<S3Options> = {}) =>
    new S3FileStore({ endpoint: bucket.endpoint, ...BUCKET_SETTINGS, timeoutMs: 1_000, ...other });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    bucket = await TestBucket.start();
    stores['folder'] = new FolderFileStore(folder);
    stores['s3'] = s3();
  });

  afterAll(async () => {
    await bucket.close();
    await rm(folder, { recursive: true });
  });

  describe.each(['folder', 's3'])('%s', (name) => {
    it('gives back what was put, and nothing once deleted', async () => {
      const store = stores[name]!;
      const key = newFileKey('evidence', 10001, 'image/png');
      await store.put(key, { contentType: 'image/png', bytes: PNG });
      expect(await store.get(key)).toEqual({ contentType: 'image/png', bytes: PNG });
      await store.delete(key);
      expect(await store.get(key)).toBeNull();
      await store.delete(key);
    });

    it('stores pictures without what their camera wrote beside them', async () => {
      const store = stores[name]!;
      const text = Buffer.concat([Buffer.from([0, 0, 0, 3]), Buffer.from('tEXtGPS'), Buffer.alloc(4)]);
      const photo = Buffer.concat([PNG.subarray(0, 33), text, PNG.subarray(33)]);
      const key = newFileKey('evidence', 10001, 'image/png');
      expect(await store.put(key, { contentType: 'image/png', bytes: photo })).toBe(PNG.length);
      const received = await store.receive(Readable.from([photo]));
      const other = newFileKey('evidence', 10001, 'image/png');
      await store.put(other, { contentType: 'image/png', bytes: received });
      for (const stored of [key, other]) expect((await store.get(stored))?.bytes).toEqual(PNG);
      await rm(received.path, { force: true });
    });

    it('recognises no picture that is damaged', async () => {
      const store = stores[name]!;
      expect(await store.recognise(PNG.subarray(0, -20))).toBeNull();
      expect(await store.recognise(PNG)).toBe('image/png');
    });

    it('refuses a picture that unfolds beyond 40 megapixels, by its header', async () => {
      const store = stores[name]!;
      const bomb = Buffer.from(PNG);
      bomb.writeUInt32BE(8_000, 16);
      bomb.writeUInt32BE(5_001, 20);
      await expect(store.recognise(bomb)).rejects.toMatchObject({ code: 'limit_reached' });
      bomb.writeUInt32BE(5_000, 20);
      expect(await store.recognise(bomb)).toBe('image/png');
    });

    it('takes what arrives in pieces, and keeps nothing of what breaks off', async () => {
      const store = stores[name]!;
      const large = pngOf(300_000);
      const pieces = [large.subarray(0, 10), large.subarray(10, 70_000), large.subarray(70_000)];
      const received = await store.receive(Readable.from(pieces));
      expect(received).toMatchObject({ size: large.length, start: large.subarray(0, 4_100) });
      expect(await store.recognise(received)).toBe('image/png');
      const key = newFileKey('evidence', 10005, 'image/png');
      await store.put(key, { contentType: 'image/png', bytes: received });
      expect((await store.get(key))?.bytes.equals(large)).toBe(true);
      await rm(received.path, { force: true });

      const before = await readdir(dirname(received.path));
      const broken = new Readable({
        read() {
          this.push(PNG);
          this.destroy(new Error('cut'));
        },
      });
      await expect(store.receive(broken)).rejects.toThrow('cut');
      expect(await readdir(dirname(received.path))).toEqual(before);
    });

    it('never leaves its place', async () => {
      const store = stores[name]!;
      expect(await store.get('../../etc/passwd')).toBeNull();
      await expect(store.put('../x.png', { contentType: 'image/png', bytes: PNG })).rejects.toThrow();
    });

    it('recognises by content', async () => {
      const store = stores[name]!;
      expect(await store.recognise(PNG)).toBe('image/png');
      expect(await store.recognise(Buffer.from('%PDF-1.7\n%âãÏÓ\n'))).toBe('application/pdf');
      expect(await store.recognise(Buffer.from('<script>alert(1)</script>'))).toBeNull();
      expect(await store.recognise(Buffer.from('GIF89a........'))).toBeNull();
      expect(await store.recognise(Buffer.alloc(0))).toBeNull();
    });
  });

  it('leaves no unfinished file behind', async () => {
    const key = newFileKey('evidence', 10002, 'image/png');
    await stores['folder']!.put(key, { contentType: 'image/png', bytes: PNG });
    expect(await readdir(join(folder, 'evidence', '10002'))).toHaveLength(1);
  });

  describe('a bucket', () => {
    const key = newFileKey('evidence', 10003, 'image/png');
    const file = { contentType: 'image/png', bytes: PNG } as const;
    const unavailable = expect.objectContaining({ code: 'external_service_unavailable' });

    afterEach(() => {
      bucket.fault = null;
    });

    it('gets what it is to know of a file', async () => {
      await s3().put(key, file);
      expect(bucket.objects.get(key)).toEqual(file);
    });

    it.each([
      ['another secret', { secretAccessKey: 'guessed' }],
      ['another key', { accessKeyId: 'SOMEBODY' }],
      ['another region', { region: 'us-east-1' }],
      ['another bucket', { bucket: 'somebodys' }],
      ['nobody at the address', { endpoint: 'http://127.0.0.1:9' }],
    ])('that is asked with %s stores nothing and raises an error', async (_, other) => {
      const elsewhere = newFileKey('evidence', 10004, 'image/png');
      await expect(s3(other).put(elsewhere, file)).rejects.toEqual(unavailable);
      expect(bucket.objects.has(elsewhere)).toBe(false);
    });

    it.each(['away', 'failing', 'silent', 'cutting'] as const)(
      'that is %s raises an error, never half a file',
      async (trouble) => {
        await s3().put(key, file);
        bucket.fault = trouble;
        await expect(s3().get(key)).rejects.toEqual(unavailable);
        bucket.fault = null;
        expect(await s3().get(key)).toEqual(file);
      },
    );
  });
});
