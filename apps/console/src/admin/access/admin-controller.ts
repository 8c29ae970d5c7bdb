import { applyDecorators, Controller, SetMetadata, UseGuards } from '@nestjs/common';
import { AdminGuard } from './admin.guard.js';
import { AREA } from './changes.js';
import type { Area } from './permissions.js';

/** A controller of the Admin API, behind the guard. */
export function AdminController(path: string, area: Area): ClassDecorator {
  return applyDecorators(Controller(`api/admin/${path}`), SetMetadata(AREA, area), UseGuards(AdminGuard));
}
