import { DomainError } from '#domain';
import { requestOf } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { sessionOf } from './session.decorator.js';

/** Runs after `AdminGuard`: only operators of the platform pass, whatever their role. */
@Injectable()
export class PlatformGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (sessionOf(requestOf(context)).operator.hubId !== null) throw new DomainError('forbidden');
    return true;
  }
}
