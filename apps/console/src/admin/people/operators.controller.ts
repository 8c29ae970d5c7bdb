import { OPERATOR_ROLES, Operators, type OperatorSession } from '#domain';
import { Body, Get, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, Session } from '../access/index.js';
import { idText, name } from '../schemas.js';
import { operatorBody } from './operator.body.js';

const newOperator = z.strictObject({
  name,
  email: z.email().max(200),
  password: z.string().min(8).max(200),
  role: z.enum(OPERATOR_ROLES),
});
const operatorPatch = z.strictObject({
  name: name.exactOptional(),
  email: z.email().max(200).exactOptional(),
  password: z.string().min(8).max(200).exactOptional(),
  role: z.enum(OPERATOR_ROLES).exactOptional(),
  active: z.boolean().exactOptional(),
});

@AdminController('operators', 'operators')
export class OperatorsController {
  constructor(private readonly operators: Operators) {}

  @Get()
  async list(@Session() { hubId }: OperatorSession) {
    return { items: (await this.operators.list(hubId)).map(operatorBody) };
  }

  @Get(':id')
  async read(@Session() { hubId }: OperatorSession, @Param('id', as(idText)) id: number) {
    return operatorBody(await this.operators.get(hubId, id));
  }

  @Post()
  @Audited('operator', 'created')
  async create(
    @Session() { hubId }: OperatorSession,
    @Body(as(newOperator)) body: z.output<typeof newOperator>,
  ) {
    return operatorBody(await this.operators.create(hubId, body));
  }

  @Patch(':id')
  @Audited('operator', 'updated')
  async update(
    @Session() { hubId }: OperatorSession,
    @Param('id', as(idText)) id: number,
    @Body(as(operatorPatch)) body: z.output<typeof operatorPatch>,
  ) {
    return operatorBody(await this.operators.update(hubId, id, body));
  }
}
