import type { AuditedEntity } from '#domain';
import { SetMetadata } from '@nestjs/common';
import type { Area } from './permissions.js';

export const AREA = 'admin:area';
export const CHANGES = 'admin:changes';

/** What a handler does, as the audit log words it. */
export interface Changes {
  readonly entity: AuditedEntity;
  readonly action: string;
  /** false: only that it happened, because what it was must not be kept. */
  readonly content: boolean;
  /** What it sets off are changes of others, each with its own transaction; the log tells who set it off. */
  readonly apart: boolean;
}

/** Another area than the controller's. */
export const InArea = (area: Area): MethodDecorator => SetMetadata(AREA, area);
