import type { ExceptionFilter, INestApplication, InjectionToken, Type } from '@nestjs/common';
import type { Request } from 'express';
import type { ModuleName } from '#domain';
import type { z } from 'zod';
import type { RuntimeConfig } from '../config/runtime-config.js';
import type { Core } from '../core/core.js';

interface OpenEndpoint {
  /** In lower case: `/api/admin/login`. */
  readonly path: string;
  /** From one address. */
  readonly perMinute: number;
}

interface FacePage {
  readonly path: string;
  /** Hidden in installations without this module. */
  readonly module?: ModuleName;
}

/** Each app exports one from `face.ts`. */
export interface FaceDefinition {
  /** Name in logs and metrics: `full-api`. */
  readonly name: string;
  /** Prefixes of the face's paths, no slash at the end: `/api/v1`. The longest matching prefix wins. */
  readonly prefixes: readonly string[];
  /** Other prefixes for a path below one of `prefixes`: `{ '/api/integracao': '/api/m' }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly module: Type;
  /** Modules that depend on the configuration. */
  readonly extras?: (config: RuntimeConfig) => readonly Type[];
  /** Prefix of the controllers' paths; absent: they name theirs whole. */
  readonly controllersBelow?: string;
  /** A provider of the face's module. */
  readonly filter: Type<ExceptionFilter>;
  /** Called before the application is initialised, for documents and the like. */
  readonly configure?: (app: INestApplication, core: Core) => void | Promise<void>;
  /** Parsed with the other variables, frozen, injectable under the token. */
  readonly settings?: { readonly token: InjectionToken; readonly schema: z.ZodObject };
  /** Rejects when credentials are missing or wrong. Called before a body above 256 KiB is read. */
  readonly identify?: (request: Request, app: INestApplication) => Promise<unknown>;
  /** Endpoints without credentials: their requests are counted by address before the body is read. */
  readonly openEndpoints?: readonly OpenEndpoint[];
  /** Reads a body that begins with `{` as JSON whatever its Content-Type says, as clients in PHP send it. */
  readonly jsonUnderAnyType?: boolean;
  /** Keeps the bytes (`rawBodyOf`), to check signatures over them. */
  readonly keepRawBody?: boolean;
  /** Headers instead of those for APIs: a face with pages loads its own styles. */
  readonly securityHeaders?: Readonly<Record<string, string>>;
  /** Makes the body from a handler's result (an envelope, say); refusals do not pass through it. */
  readonly wrapResponse?: (given: unknown, path: string) => unknown;
  /** Below PUBLIC_URL, shown at start and on the front page. */
  readonly docsPath?: string;
  readonly collectionPath?: string;
  /** Model Context Protocol. */
  readonly assistants?: FacePage;
  /** Shown on the front page. */
  readonly pages?: readonly (FacePage & { readonly title: string })[];
}
