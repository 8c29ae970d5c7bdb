import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { AuditedEntity } from '#domain';
import { AuditInterceptor } from './audit.interceptor.js';
import { CHANGES, type Changes } from './changes.js';

/** Every handler that changes something says what. Interceptors written below it (uploads) are done before it begins. */
export function Audited(
  entity: AuditedEntity,
  action: string,
  { content = true, apart = false }: Partial<Pick<Changes, 'content' | 'apart'>> = {},
): MethodDecorator {
  return applyDecorators(
    SetMetadata(CHANGES, { entity, action, content, apart } satisfies Changes),
    UseInterceptors(AuditInterceptor),
  );
}
