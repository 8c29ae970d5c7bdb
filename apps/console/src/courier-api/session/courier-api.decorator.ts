import { CourierSessions, type CourierSession, type Scope } from '#domain';
import { CallerAdmission, requestOf, setCaller } from '#runtime';
import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
  applyDecorators,
  Controller,
  UseGuards,
} from '@nestjs/common';
import { sessionToken } from '../../http/page-session.policy.js';
import { apiOf, ConsoleCall } from '../../http/declared-api.decorator.js';

@Injectable()
export class CourierGuard implements CanActivate {
  constructor(
    private readonly sessions: CourierSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const session = await this.sessions.authenticate(sessionToken('courier', request));
    const { courierId, hubId } = session;
    await this.admission.admit(context, { account: `courier:${String(courierId)}`, hubId });
    setCaller(request, session);
    return true;
  }
}

export function CourierController(path = ''): ClassDecorator {
  return applyDecorators(Controller(`api/courier/${path}`), UseGuards(CourierGuard));
}

class CourierCall extends ConsoleCall {
  get courier(): CourierSession {
    return this.who();
  }

  get by(): Scope {
    return this.courier.scope;
  }

  get courierId(): number {
    return this.courier.courierId;
  }
}

export const courierApi = apiOf(CourierController, CourierCall);
