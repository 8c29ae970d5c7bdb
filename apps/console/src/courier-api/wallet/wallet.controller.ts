import { Clock, CourierStatements, Hubs, WalletQueries, type WalletOwner } from '#domain';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import {
  PDF,
  sendStatement,
  statementAnswer,
  statementQuery,
} from '../../statements/courier-statement.stream.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { courierEntryBody } from './courier-entry.mapper.js';
import { balanceAnswer, earningsAnswer, entriesAnswer } from './wallet.answers.js';

const DAYS_OF_WEEK = 7;

const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
});

@CourierController('wallet')
export class WalletController {
  constructor(
    private readonly wallets: WalletQueries,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
    private readonly statements: CourierStatements,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'What the courier has earned and not yet withdrawn',
    answer: balanceAnswer,
  })
  async balance(@CurrentCourier() { scope, courierId }: CourierSession) {
    return { balanceCents: await this.wallets.balance(scope, walletOf(courierId)) };
  }

  @Endpoint({
    method: 'GET',
    path: 'earnings',
    status: 200,
    summary: 'What orders earned today and on each of the six days before; days without earnings are absent',
    answer: earningsAnswer,
  })
  async earnings(@CurrentCourier() { scope, hubId, courierId }: CourierSession) {
    const { timezone } = await this.hubs.get(hubId);
    const now = this.clock.now();
    const wanted = { now, timezone, days: DAYS_OF_WEEK };
    const days = await this.wallets.earnedByDay(scope, walletOf(courierId), wanted);
    return { today: dayIn(timezone, now), days };
  }

  @Endpoint({
    method: 'GET',
    path: 'entries',
    status: 200,
    summary: 'Movements of the wallet, newest first',
    query: pageQuery,
    answer: entriesAnswer,
  })
  async entries(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointQuery() page: z.output<typeof pageQuery>,
  ) {
    const statement = await this.wallets.statement(scope, walletOf(courierId), {}, page);
    const { total, balance } = statement;
    return { items: statement.items.map(courierEntryBody), total, ...page, balanceCents: balance };
  }

  @Endpoint({
    method: 'GET',
    path: 'statement',
    status: 200,
    summary: 'What the wallet held, got and gave in a period; a year is told month by month',
    query: statementQuery,
    answer: statementAnswer,
    mediaTypes: ['text/csv', PDF],
  })
  async period(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointQuery() { format, ...asked }: z.output<typeof statementQuery>,
    @Res() response: Response,
  ): Promise<void> {
    await sendStatement(response, await this.statements.of(scope, courierId, asked), format);
  }
}

function walletOf(courierId: number): WalletOwner {
  return { kind: 'courier', id: courierId };
}

function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}
