import { Audit, type OperatorSession } from '#domain';
import { z } from 'zod';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller } from '../access/index.js';
import { cursorFields, cursorPage, idText, instantField } from '../field.schemas.js';
import { auditRecordAnswer } from './audit.answers.js';

const auditQuery = z.strictObject({
  entity: z.string().max(50).exactOptional(),
  entityId: z.string().max(50).exactOptional(),
  operatorId: idText.exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
  ...cursorFields,
});

@AdminController('audit', 'audit')
export class AuditController {
  constructor(private readonly audit: Audit) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the audit log, newest first',
    query: auditQuery,
    answer: cursorOf(auditRecordAnswer),
  })
  async list(
    @CurrentCaller() { hubId }: OperatorSession,
    @EndpointQuery() { cursor: before, limit, ...filter }: z.output<typeof auditQuery>,
  ) {
    return cursorPage(await this.audit.list(hubId, { ...filter, before }, limit), limit);
  }
}
