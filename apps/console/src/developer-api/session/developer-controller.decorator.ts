import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DeveloperGuard } from './developer.guard.js';

/** A controller below `/api/developer`, for developers that are logged in. */
export function DeveloperController(path = ''): ClassDecorator {
  return applyDecorators(Controller(`api/developer/${path}`), UseGuards(DeveloperGuard));
}
