import { CourierStatements, type Scope } from '#domain';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import {
  PDF,
  sendStatement,
  statementAnswer,
  statementQuery,
} from '../../statements/courier-statement.stream.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

@AdminController('couriers/:id/statement', 'wallets')
export class CourierStatementsController {
  constructor(private readonly statements: CourierStatements) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'What a courier’s wallet held, got and gave in a period; a year is told month by month',
    params: { id: idText },
    query: statementQuery,
    answer: statementAnswer,
    mediaTypes: ['text/csv', PDF],
    errors: [404],
  })
  async read(
    @CurrentScope() by: Scope,
    @EndpointParam('id') courierId: number,
    @EndpointQuery() { format, ...asked }: z.output<typeof statementQuery>,
    @Res() response: Response,
  ): Promise<void> {
    await sendStatement(response, await this.statements.of(by, courierId, asked), format);
  }
}
