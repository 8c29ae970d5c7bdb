import type { AppScope, MerchantAct } from '#domain';
import { endpointDecorators, type EndpointDeclaration } from '#runtime';
import { UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import { AuditInterceptor, type AuditedChange } from '../admin/audit/audit.interceptor.js';
import type { AdminArea } from '../admin/access/permission.rules.js';
import { readBySchema } from './schema.parser.js';

/** The declaration of a console endpoint; `/api/console/openapi.json` is written from it. */
export interface ConsoleEndpoint extends EndpointDeclaration {
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly answer?: z.ZodType;
  /** Media types of success besides JSON: pictures, CSV, server-sent events. */
  readonly mediaTypes?: readonly string[];
  readonly files?: readonly string[];
  readonly open?: boolean;
  /** Admin API: fields that change how somebody gets in or where money goes; they need `access` besides. */
  readonly accessFields?: readonly string[];
  /** Admin API: another permission area than the controller's. */
  readonly area?: AdminArea;
  /** Admin API: a POST that changes nothing, so that the right to read is enough. */
  readonly reads?: true;
  /** Merchant API: for the owner of the account; its sub-users are refused. */
  readonly ownerOnly?: true;
  /** Merchant API: tells of the whole account; sub-users who see only their own orders are refused. */
  readonly readsAccount?: true;
  /** Merchant API: acts on the account's orders, or changes what sub-users may; others are refused. */
  readonly access?: MerchantAct;
  /** Merchant API: apps may call it for a merchant that agreed to this; without it they may not. */
  readonly appScope?: AppScope;
  readonly audit?: AuditedChange;
}

export const decorators = endpointDecorators<ConsoleEndpoint>({
  read: (declared, sent) => readBySchema(declared as z.ZodType, sent),
  decorate: ({ audit }) => (audit ? [UseInterceptors(AuditInterceptor)] : []),
});

export const { endpointsOf } = decorators;
