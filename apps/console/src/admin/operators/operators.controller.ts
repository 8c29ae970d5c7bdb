import { OPERATOR_ROLES, Operators, type OperatorSession } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { newPassword } from '../../http/password.schemas.js';
import { AdminController, CurrentCaller } from '../access/index.js';
import { idText, nameField } from '../field.schemas.js';
import { operatorBody } from './operator.body.js';
import { operatorAnswer } from './operator.answers.js';

const newOperator = z.strictObject({
  name: nameField,
  email: z.email().max(200),
  password: newPassword('operator'),
  role: z.enum(OPERATOR_ROLES),
});
const operatorPatch = z.strictObject({
  name: nameField.exactOptional(),
  email: z.email().max(200).exactOptional(),
  password: newPassword('operatorWithFactor').exactOptional(),
  role: z.enum(OPERATOR_ROLES).exactOptional(),
  active: z.boolean().exactOptional(),
});

@AdminController('operators', 'operators')
export class OperatorsController {
  constructor(private readonly operators: Operators) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'Lists the operators', answer: listOf(operatorAnswer) })
  async list(@CurrentCaller() { hubId }: OperatorSession) {
    return { items: (await this.operators.list(hubId)).map(operatorBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows an operator',
    params: { id: idText },
    answer: operatorAnswer,
    errors: [404],
  })
  async read(@CurrentCaller() { hubId }: OperatorSession, @EndpointParam('id') id: number) {
    return operatorBody(await this.operators.get(hubId, id));
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Adds an operator',
    body: newOperator,
    answer: operatorAnswer,
    errors: [409],
    audit: { entity: 'operator', action: 'created' },
  })
  async create(
    @CurrentCaller() { hubId }: OperatorSession,
    @EndpointBody() body: z.output<typeof newOperator>,
  ) {
    return operatorBody(await this.operators.create(hubId, body));
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary:
      'Changes an operator; a new password or role ends the sessions, and of a password the operator is told',
    accessFields: ['password'],
    params: { id: idText },
    body: operatorPatch,
    answer: operatorAnswer,
    errors: [404, 409],
    audit: { entity: 'operator', action: 'updated' },
  })
  async update(
    @CurrentCaller() { hubId, actor }: OperatorSession,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof operatorPatch>,
  ) {
    return operatorBody(await this.operators.update(hubId, id, body, actor));
  }
}
