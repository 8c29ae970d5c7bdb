import { dirname, join } from 'node:path';
import {
  contentTypeOfKey,
  DomainError,
  type FileBody,
  type FileContent,
  FileStore,
  isFileKey,
  type NewFile,
  newUuid,
  type ReceivedFile,
  sizeOfFile,
} from '#domain';
import type { RuntimeConfig } from '../config/runtime-config.js';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { detectFileType, plainFile, receiveFile } from './received-file.js';
import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { request } from 'undici';

/** Files in a folder, for development and for hubs on one server. */
export class FolderFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  recognise = detectFileType;

  /** Received into the folder of the stored files, so that `put` need not copy it. */
  receive(content: Readable): Promise<ReceivedFile> {
    return receiveFile(join(this.folder, 'incoming'), content);
  }

  /** Renamed when it is whole, so that no reader sees half a file. */
  async put(key: string, file: NewFile): Promise<number> {
    const path = this.path(key);
    const bytes = await plainFile(file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    let unfinished = `${path}.${newUuid()}`;
    if (Buffer.isBuffer(bytes)) await writeFile(unfinished, bytes, { mode: 0o600 });
    else unfinished = bytes.path;
    await rename(unfinished, path);
    return sizeOfFile(bytes);
  }

  async get(key: string): Promise<FileContent | null> {
    if (!isFileKey(key)) return null;
    try {
      return { contentType: contentTypeOfKey(key), bytes: await readFile(this.path(key)) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private path(key: string): string {
    if (!isFileKey(key)) throw new Error('Not a file key');
    return join(this.folder, key);
  }
}

const TRIES = 3;

export type S3Options = NonNullable<RuntimeConfig['s3']> & { readonly timeoutMs: number };

/** Files in any S3 service, addressed by path. */
export class S3FileStore extends FileStore {
  private readonly client: AwsClient;

  constructor(private readonly options: S3Options) {
    super();
    const { accessKeyId, secretAccessKey, region } = options;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  }

  recognise = detectFileType;

  receive(content: Readable): Promise<ReceivedFile> {
    return receiveFile(join(tmpdir(), 'last-mile-incoming'), content);
  }

  async put(key: string, file: NewFile): Promise<number> {
    const bytes = await plainFile(file);
    await this.send('PUT', key, { 'content-type': file.contentType }, bytes);
    return sizeOfFile(bytes);
  }

  async get(key: string): Promise<FileContent | null> {
    if (!isFileKey(key)) return null;
    const bytes = await this.send('GET', key);
    return bytes && { contentType: contentTypeOfKey(key), bytes };
  }

  async delete(key: string): Promise<void> {
    await this.send('DELETE', key);
  }

  /** null: there is no such file. */
  private async send(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    headers: Record<string, string> = {},
    body?: FileBody,
  ): Promise<Buffer | null> {
    if (!isFileKey(key)) throw new Error('Not a file key');
    const signal = AbortSignal.timeout(this.options.timeoutMs);
    try {
      for (let attempt = 1; ; attempt++) {
        const { status, bytes } = await this.exchange(method, key, headers, body, signal);
        if (status < 300) return bytes;
        if (status === 404 && method !== 'PUT') return null;
        if (status < 500 || attempt === TRIES)
          throw new Error(`${method} was answered with ${String(status)}`);
      }
    } catch (cause) {
      throw new DomainError('external_service_unavailable', { service: 'files' }, { cause });
    }
  }

  /** A received file is read from disk while it is sent. */
  private async exchange(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    headers: Record<string, string>,
    body: FileBody | undefined,
    signal: AbortSignal,
  ): Promise<{ status: number; bytes: Buffer }> {
    const { endpoint, bucket } = this.options;
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    // The signature covers the body, so the service refuses a body that was damaged on the way.
    const signed = await this.client.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256Of(body) },
    });
    const streamed = body === undefined || Buffer.isBuffer(body) ? null : createReadStream(body.path);
    const answer = await request(url, {
      method,
      signal,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(streamed && { 'content-length': String((body as ReceivedFile).size) }),
      },
      body: streamed ?? (body as Buffer | undefined) ?? null,
    });
    // The answer is read to its end in any case, so that the connection can be used again.
    return { status: answer.statusCode, bytes: Buffer.from(await answer.body.arrayBuffer()) };
  }
}

function sha256Of(body: FileBody | undefined): string {
  if (body !== undefined && !Buffer.isBuffer(body)) return body.sha256;
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex');
}

const TIMEOUT_MS = 10_000;

export function createFileStore({ s3, dataDir }: Pick<RuntimeConfig, 's3' | 'dataDir'>): FileStore {
  return s3 ? new S3FileStore({ ...s3, timeoutMs: TIMEOUT_MS }) : new FolderFileStore(join(dataDir, 'files'));
}
