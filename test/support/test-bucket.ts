import { SystemClock } from '#domain';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BUCKET_SETTINGS = {
  bucket: 'provas',
  region: 'sa-east-1',
  accessKeyId: 'AKIDOFTESTS',
  secretAccessKey: 'a-secret-of-the-bucket',
} as const;

interface StoredObject {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A fault of the service: no connection, an error answer, no answer, an interrupted file; null: none. */
type BucketFault = 'away' | 'failing' | 'silent' | 'cutting' | null;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
const CLOCK_SKEW_MS = 15 * 60_000;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The used part of S3, which verifies signatures as Amazon documents them (Signature Version 4). */
export class TestBucket {
  readonly objects = new Map<string, StoredObject>();
  fault: BucketFault = null;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TestBucket> {
    const server = createServer();
    const bucket = new TestBucket(server);
    server.on('request', (request, response) => void bucket.serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return bucket;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.fault === 'away') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.fault === 'silent') return;
    if (this.fault === 'failing') return void response.writeHead(503).end();
    const body = Buffer.concat(chunks);
    const inside = request.url?.startsWith(`/${BUCKET_SETTINGS.bucket}/`) ?? false;
    if (!isSigned(request, body)) response.writeHead(403).end();
    else if (!inside) response.writeHead(404).end();
    else this.answer(request, body, response);
  }

  private answer(
    { method, url = '', headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): void {
    const key = url.replace(`/${BUCKET_SETTINGS.bucket}/`, '');
    const found = this.objects.get(key);
    if (method === 'PUT') {
      this.objects.set(key, { contentType: headers['content-type'] ?? '', bytes: body });
      response.writeHead(200).end();
    } else if (method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if (!found) response.writeHead(404).end();
    else if (this.fault === 'cutting') {
      response.writeHead(200, { 'content-length': found.bytes.length });
      response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy());
    } else response.writeHead(200).end(found.bytes);
  }
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers } = request;
  const parts = AUTHORIZATION.exec(headers.authorization ?? '')?.slice(1);
  if (!parts) return false;
  const [id, day, region, names, signature] = parts as [string, string, string, string, string];
  const date = String(headers['x-amz-date']);
  const known = id === BUCKET_SETTINGS.accessKeyId && region === BUCKET_SETTINGS.region;
  // Every x-amz header and the host must be signed, and the body must match its hash.
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const whole =
    needed.every((name) => names.split(';').includes(name)) &&
    headers['x-amz-content-sha256'] === sha256(body);
  if (!known || !whole || !date.startsWith(day) || !isNow(date)) return false;
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, names, sha256(body)))].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((under, part) => hmac(under, part), `AWS4${BUCKET_SETTINGS.secretAccessKey}`);
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
}

function canonical(
  { method = '', url = '/', headers }: IncomingMessage,
  names: string,
  hash: string,
): string {
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  searchParams.sort();
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  return [method, pathname, searchParams.toString(), lines.join(''), names, hash].join('\n');
}

/** Checks a date of the form `20260302T120000Z`. */
function isNow(date: string): boolean {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.abs(new SystemClock().millis() - Date.parse(iso)) < CLOCK_SKEW_MS;
}
