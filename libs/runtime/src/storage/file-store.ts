import { join } from 'node:path';
import type { FileStore } from '#domain';
import type { RuntimeConfig } from '../config/index.js';
import { FolderFileStore } from './folder-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const TIMEOUT_MS = 10_000;

/** The bucket, where one is configured, else a folder. */
export function createFileStore({ s3, dataDir }: Pick<RuntimeConfig, 's3' | 'dataDir'>): FileStore {
  return s3 ? new S3FileStore({ ...s3, timeoutMs: TIMEOUT_MS }) : new FolderFileStore(join(dataDir, 'files'));
}
