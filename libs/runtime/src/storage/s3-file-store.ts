import { AwsClient } from 'aws4fetch';
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
    const headers = { 'content-type': contentType };
    await this.ask(key, { method: 'PUT', body: new Uint8Array(bytes), headers });
  }

  async get(key: string): Promise<KeptFile | null> {
    if (!isFileKey(key)) return null;
    const answer = await this.ask(key, { method: 'GET' });
    if (answer.status === 404) return null;
    return { contentType: contentTypeOfKey(key), bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  async delete(key: string): Promise<void> {
    await this.ask(key, { method: 'DELETE' });
  }

  private async ask(key: string, init: RequestInit): Promise<Response> {
    if (!isFileKey(key)) throw new Error('Not a file key');
    const { endpoint, bucket, timeoutMs } = this.options;
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    const answer = await this.client
      .fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => {
        throw new DomainError('external_service_unavailable', { service: 'files' }, { cause: error });
      });
    if (answer.ok || (answer.status === 404 && init.method !== 'PUT')) return answer;
    throw new DomainError('external_service_unavailable', { service: 'files', status: answer.status });
  }
}
