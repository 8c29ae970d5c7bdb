import type { DynamicModule, INestApplication, InjectionToken, Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Core } from '../core/core.js';

/** A face as the house sees it: what it answers for, and how to build it. Each app exports one from `face.ts`. */
export interface FaceDefinition {
  /** Names it in logs and metrics: `full-api`. */
  readonly name: string;
  /** Paths it answers for, without a slash at the end: `/api/v1`. The longest that fits a request wins. */
  readonly prefixes: readonly string[];
  readonly module: Type | DynamicModule;
  /** Global prefix, pipes, OpenAPI and the like, before the application is initialised. */
  readonly configure?: (app: INestApplication, core: Core) => void | Promise<void>;
  /** Variables of its own: parsed with everybody's, frozen, injectable under the token. */
  readonly settings?: { readonly token: InjectionToken; readonly schema: z.ZodObject };
  /** Where it differs from the house's BODY_LIMIT_BYTES: a face that takes photographs. */
  readonly bodyLimitBytes?: number;
  /** Keeps the bytes of the body (`rawBodyOf`), to check signatures over them. */
  readonly keepRawBody?: boolean;
  /** Replaces the strict headers made for APIs: a face with pages loads its own styles. */
  readonly securityHeaders?: Readonly<Record<string, string>>;
  /** What goes out for what a handler gave back: an envelope around it, say. Not asked about refusals. */
  readonly answer?: (given: unknown, path: string) => unknown;
  /** Shown at start: where its documentation is, below PUBLIC_URL. */
  readonly docsPath?: string;
}
