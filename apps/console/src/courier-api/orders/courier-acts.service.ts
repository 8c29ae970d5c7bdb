import { CourierAlerts, type StatedAct } from '#domain';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { DeliveryProofs } from '../files/delivery-proofs.service.js';
import type { CourierSession } from '../session/courier.guard.js';

/** Acts of couriers on their orders: each is done once, and one that comes too late is recorded before it is refused. */
@Injectable()
export class CourierActs {
  constructor(
    private readonly requests: IdempotentRequests,
    private readonly alerts: CourierAlerts,
    private readonly proofs: DeliveryProofs,
  ) {}

  /** Does the work once per `Idempotency-Key`. @throws idempotency_conflict, and what the work raises */
  once<Answer>(
    courier: CourierSession,
    orderId: number,
    act: StatedAct,
    request: Request,
    response: Response,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.recorded(courier, orderId, act, () =>
      this.requests.once(courier.scope, request, response, work),
    );
  }

  /** By a delivery that came too late the order may be the courier's again: then it is done. @throws what the work raises */
  async recorded<Answer>(
    { scope }: CourierSession,
    orderId: number,
    act: StatedAct,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (await this.alerts.actRefused(scope, orderId, act, error)) return await work();
      throw error;
    }
  }

  /** The pictures of an act, for an order that may no longer be the courier's. */
  picturesOf(
    { scope }: CourierSession,
    orderId: number,
    stop: number | null,
    evidenceIds: readonly number[],
  ) {
    return async () => (stop === null ? {} : await this.proofs.of(scope, orderId, stop, evidenceIds));
  }
}
