import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Callers may store the body and ask whether it is current; proxies may not store it. */
const CACHE_CONTROL = 'private, no-cache';

/**
 * JSON whose version is known before its body is rendered. A caller that names the version in `If-None-Match`
 * is answered 304, and the body is not rendered.
 */
export class VersionedAnswer<Body> {
  /** For the compiler alone. */
  declare readonly body: Body;

  /** `version`: everything that determines the bytes of the body. `render` returns the body in pieces. */
  constructor(
    private readonly version: string,
    private readonly render: () => Promise<readonly Uint8Array[]>,
  ) {}

  /** The body itself is the version: for answers that are small, or show more than their records. */
  static ofBody<Body extends object>(body: Body): VersionedAnswer<Body> {
    const text = JSON.stringify(body);
    return new VersionedAnswer(text, () => Promise.resolve([Buffer.from(text)]));
  }

  /** The same answer as the value of an envelope: `before` and `after` are the JSON around it. */
  within<Whole>(before: string, after: string): VersionedAnswer<Whole> {
    return new VersionedAnswer<Whole>(`${before}\n${this.version}\n${after}`, async () => [
      Buffer.from(before),
      ...(await this.render()),
      Buffer.from(after),
    ]);
  }

  async send(response: ServerResponse, status = 200): Promise<void> {
    const etag = etagOf(this.version);
    const matched = matches(response.req.headers['if-none-match'], etag);
    const body = matched ? null : Buffer.concat(await this.render());
    // Rendering may have taken longer than the request's time limit, whose answer was sent then.
    if (response.headersSent) return;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', CACHE_CONTROL);
    response.statusCode = body === null ? 304 : status;
    if (body !== null) {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Content-Length', body.length);
    }
    response.end(body ?? undefined);
  }
}

function etagOf(version: string): string {
  return `"${hash('sha256', version, 'base64url').slice(0, 27)}"`;
}

/** RFC 9110: weak comparison. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
