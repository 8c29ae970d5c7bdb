import { applyDecorators, Controller, SetMetadata, UseGuards, UseInterceptors } from '@nestjs/common';
import { AdminGuard } from './admin.guard.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AREA } from './changes.js';
import type { Area } from './permissions.js';

/** A controller of the Admin API: behind the guard, its changes in the audit log. */
export function AdminController(path: string, area: Area): ClassDecorator {
  return applyDecorators(
    Controller(`api/admin/${path}`),
    SetMetadata(AREA, area),
    UseGuards(AdminGuard),
    UseInterceptors(AuditInterceptor),
  );
}
