import { Audit, type OperatorSession } from '#domain';
import { Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Session } from '../access/index.js';
import { cursoring, cursorPage, idText, instant } from '../schemas.js';

const auditQuery = z.strictObject({
  entity: z.string().max(50).exactOptional(),
  entityId: z.string().max(50).exactOptional(),
  operatorId: idText.exactOptional(),
  from: instant.exactOptional(),
  to: instant.exactOptional(),
  ...cursoring,
});

@AdminController('audit', 'audit')
export class AuditController {
  constructor(private readonly audit: Audit) {}

  @Get()
  async list(
    @Session() { hubId }: OperatorSession,
    @Query(as(auditQuery)) { cursor: before, limit, ...filter }: z.output<typeof auditQuery>,
  ) {
    return cursorPage(await this.audit.list(hubId, { ...filter, before }, limit), limit);
  }
}
