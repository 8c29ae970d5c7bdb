import { DomainError } from '#domain';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { sessionOf, type AdminRequest } from './session.js';

/** After the guard of all: only the platform's own people, whatever their role in it lets them do. */
@Injectable()
export class PlatformGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (sessionOf(context.switchToHttp().getRequest<AdminRequest>()).operator.hubId !== null)
      throw new DomainError('forbidden');
    return true;
  }
}
