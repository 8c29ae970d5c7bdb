import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { contentTypeOfKey, DomainError, FileStore, isFileKey, type KeptFile } from '#domain';
import { recogniseFile } from './recognise-file.js';

export interface S3Options {
  /** Of the service, without the bucket: `https://s3.sa-east-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly timeoutMs: number;
}

/** Any service that speaks S3, addressed by path. */
export class S3FileStore extends FileStore {
  private readonly client: AwsClient;

  constructor(private readonly options: S3Options) {
    super();
    const { accessKeyId, secretAccessKey, region } = options;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  }

  recognise = recogniseFile;

  async put(key: string, { bytes, contentType }: KeptFile): Promise<void> {
    await this.ask('PUT', key, { 'content-type': contentType }, bytes);
  }

  async get(key: string): Promise<KeptFile | null> {
    if (!isFileKey(key)) return null;
    const bytes = await this.ask('GET', key);
    return bytes && { contentType: contentTypeOfKey(key), bytes };
  }

  async delete(key: string): Promise<void> {
    await this.ask('DELETE', key);
  }

  /** The whole answer's body; null: there is no such file. */
  private async ask(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    headers: Record<string, string> = {},
    body?: Buffer,
  ): Promise<Buffer | null> {
    if (!isFileKey(key)) throw new Error('Not a file key');
    const { endpoint, bucket, timeoutMs } = this.options;
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    // With the body under the signature, the service refuses one that was damaged on the way.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    try {
      const answer = await this.client.fetch(url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: new Uint8Array(body) }),
      });
      // Read to its end whatever it says, so that the connection can be used again.
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) return bytes;
      if (answer.status === 404 && method !== 'PUT') return null;
      throw new Error(`${method} was answered with ${String(answer.status)}`);
    } catch (cause) {
      throw new DomainError('external_service_unavailable', { service: 'files' }, { cause });
    }
  }
}
