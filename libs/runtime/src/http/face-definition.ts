import type { ExceptionFilter, INestApplication, InjectionToken, Type } from '@nestjs/common';
import type { Request } from 'express';
import type { ModuleName } from '#domain';
import type { z } from 'zod';
import type { RuntimeConfig } from '../config/runtime-config.js';
import type { Core } from '../core/core.js';

interface OpenEndpoint {
  /** The full path in lower case: `/api/admin/login`. */
  readonly path: string;
  /** Requests per minute from one address. */
  readonly perMinute: number;
}

interface FacePage {
  readonly path: string;
  /** Without this module it is not there. */
  readonly module?: ModuleName;
}

/** A face: its paths and how it is built. Each app exports one from `face.ts`. */
export interface FaceDefinition {
  /** Name in logs and metrics: `full-api`. */
  readonly name: string;
  /** Prefixes of the face's paths, without a slash at the end: `/api/v1`. The longest matching prefix wins. */
  readonly prefixes: readonly string[];
  /** Other prefixes for a path below one of `prefixes`: `{ '/api/integracao': '/api/m' }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly module: Type;
  /** Modules of what an installation has switched on. */
  readonly extras?: (config: RuntimeConfig) => readonly Type[];
  /** Path of the module's controllers; absent: they name theirs whole. */
  readonly controllersBelow?: string;
  /** Answers refusals and faults of the face's requests: a provider of its module. */
  readonly filter: Type<ExceptionFilter>;
  /** Documents and the like, before the application is initialised. */
  readonly configure?: (app: INestApplication, core: Core) => void | Promise<void>;
  /** Variables of the face: parsed with the others, frozen, injectable under the token. */
  readonly settings?: { readonly token: InjectionToken; readonly schema: z.ZodObject };
  /**
   * Identifies the caller; rejects when credentials are missing or wrong. Called before a body above 256 KiB is read.
   */
  readonly identify?: (request: Request, app: INestApplication) => Promise<unknown>;
  /** Endpoints without credentials: their requests are counted by address before the body is read. */
  readonly openEndpoints?: readonly OpenEndpoint[];
  /** Reads a body that begins with `{` as JSON whatever its Content-Type says, as clients in PHP send it. */
  readonly jsonUnderAnyType?: boolean;
  /** Keeps the bytes of the body (`rawBodyOf`), to check signatures over them. */
  readonly keepRawBody?: boolean;
  /** Headers instead of those for APIs: a face with pages loads its own styles. */
  readonly securityHeaders?: Readonly<Record<string, string>>;
  /** Makes the body from a handler's result (an envelope, say). Refusals do not pass through it. */
  readonly wrapResponse?: (given: unknown, path: string) => unknown;
  /** Path of the documentation below PUBLIC_URL, shown at start and on the front page. */
  readonly docsPath?: string;
  /** Path of the Postman collection. */
  readonly collectionPath?: string;
  /** The server for assistants (Model Context Protocol). */
  readonly assistants?: FacePage;
  /** Pages that the front page links to. */
  readonly pages?: readonly (FacePage & { readonly title: string })[];
}
