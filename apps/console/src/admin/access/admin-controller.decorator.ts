import { applyDecorators, Controller, SetMetadata, UseGuards } from '@nestjs/common';
import { AdminGuard } from './admin.guard.js';
import { ADMIN_AREA, type AdminArea } from './permission.rules.js';

/** A controller of the Admin API, behind `AdminGuard`. */
export function AdminController(path: string, area: AdminArea): ClassDecorator {
  return applyDecorators(
    Controller(`api/admin/${path}`),
    SetMetadata(ADMIN_AREA, area),
    UseGuards(AdminGuard),
  );
}
