import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';

export interface WebFile {
  readonly contentType: string;
  readonly etag: string;
  /** The body by content coding; `identity` always exists. */
  readonly bodies: ReadonlyMap<ContentCoding, Buffer>;
}

/** Content codings, the best first. */
const CODINGS = ['br', 'gzip', 'identity'] as const;
type ContentCoding = (typeof CODINGS)[number];
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
const PACKINGS = ['br', 'gzip'] as const;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The folder is found from the sources and from the build. */
function builtFolder(): string {
  const top = resolve(import.meta.dirname, '../../../..');
  return basename(top) === 'dist' ? join(top, 'web') : join(top, 'dist/web');
}

/** The built web apps: each file is kept once it is asked for. Empty when they were never built. */
@Injectable()
export class WebFiles {
  private readonly folder = builtFolder();
  /** Files that may be asked for, by their path in the build; null: not read yet. */
  private readonly files = new Map<string, WebFile | null>();

  constructor() {
    if (!existsSync(this.folder)) return;
    for (const path of readdirSync(this.folder, { recursive: true, encoding: 'utf8' }))
      if (extname(path) in CONTENT_TYPES) this.files.set(path, null);
  }

  /** `path` is that in the build: `painel/index.html`. */
  find(path: string): WebFile | null {
    const known = this.files.get(path);
    if (known !== null) return known ?? null;
    const file = read(join(this.folder, path));
    this.files.set(path, file);
    return file;
  }
}

function read(path: string): WebFile {
  const body = readFileSync(path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const packed = PACKINGS.flatMap((coding) => {
    const file = path + SUFFIXES[coding];
    return existsSync(file) ? [[coding, readFileSync(file)] as const] : [];
  });
  const contentType = CONTENT_TYPES[extname(path)] ?? '';
  return { contentType, etag, bodies: new Map([...packed, ['identity', body]]) };
}

/** The smallest body that the client can read. `identity;q=0` is not respected, as no client sends it. */
export function bodyFor(file: WebFile, acceptEncoding: string): readonly [ContentCoding, Buffer] {
  for (const coding of CODINGS) {
    const body = file.bodies.get(coding);
    if (body && (coding === 'identity' || accepts(acceptEncoding, coding))) return [coding, body];
  }
  throw new Error('A file of the web apps has no body');
}

function accepts(acceptEncoding: string, coding: ContentCoding): boolean {
  return acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, quality = '1']) => name === coding && Number(quality) > 0);
}
