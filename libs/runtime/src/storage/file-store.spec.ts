import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDomainError, newFileKey, type FileStore } from '#domain';
import { FolderFileStore } from './folder-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The part of S3 that is used, which refuses whatever is not signed. */
function bucketServer(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
        return response.writeHead(403).end();
      if (request.method === 'PUT') objects.set(path, await bodyOf(request));
      if (request.method === 'DELETE') objects.delete(path);
      const found = objects.get(path);
      if (request.method === 'GET' && !found) return response.writeHead(404).end();
      return response.writeHead(200).end(request.method === 'GET' ? found : undefined);
    })();
  });
}

describe('file stores', () => {
  const objects = new Map<string, Buffer>();
  const server = bucketServer(objects);
  const stores: Record<string, FileStore> = {};
  let folder: string;
  let endpoint: string;

  const s3 = (at: string) =>
    new S3FileStore({
      endpoint: at,
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      timeoutMs: 2_000,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    stores['folder'] = new FolderFileStore(folder);
    stores['s3'] = s3(endpoint);
  });

  afterAll(async () => {
    server.close();
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

  it('says so when the service is away', async () => {
    const away = s3('http://127.0.0.1:9');
    const failure: unknown = await away
      .get(newFileKey('evidence', 1, 'image/png'))
      .catch((error: unknown) => error);
    expect(isDomainError(failure, 'external_service_unavailable')).toBe(true);
  });
});
