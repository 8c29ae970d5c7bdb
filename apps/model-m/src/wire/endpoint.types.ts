import type { EndpointDeclaration } from '#runtime';
import type { z } from 'zod';

/** A hub names the company of a request, a company orders for itself. The documents show the hub's body. */
export interface BodyByCaller {
  readonly hub: z.ZodType;
  readonly company: z.ZodType;
}

/** `/api/m/openapi.json` and the Postman collection are written from it. */
export interface ModelMEndpoint extends EndpointDeclaration {
  readonly path: string;
  readonly status: 200;
  /** `hub`: company keys are refused with 403. */
  readonly access: 'any' | 'hub';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | BodyByCaller;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** Files of a form, beside the fields of `body`. */
  readonly files?: readonly string[];
  /** By name: bodies (or queries) as a program sends them, shown in the documents. */
  readonly examples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Inside `response`, with invented values: names and types are the contract. */
  readonly answer?: unknown;
  /** May be null although the example has a value. */
  readonly nullable?: readonly string[];
  /** Absent while empty. */
  readonly optional?: readonly string[];
  /** The answer may be one record instead of the list. */
  readonly orOne?: boolean;
}
