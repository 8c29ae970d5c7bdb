import { Credentials, type Credential, type Scope } from '#domain';
import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { id as idNumber, idText, name } from '../schemas.js';

const newKey = z.strictObject({
  kind: z.enum(['full_api_key', 'model_m_key']),
  /** Absent: a key for the whole hub. */
  merchantId: idNumber.nullable().exactOptional(),
  label: name,
  environment: z.enum(['live', 'test']).exactOptional(),
});

@AdminController('credentials', 'credentials')
export class CredentialsController {
  constructor(private readonly credentials: Credentials) {}

  @Get()
  async list(@By() by: Scope) {
    return { items: (await this.credentials.list(by)).map(credentialBody) };
  }

  /** The whole key is in the answer, and nowhere afterwards. */
  @Post()
  @Audited('credential', 'issued')
  issue(@By() by: Scope, @Body(as(newKey)) body: z.output<typeof newKey>) {
    return this.credentials.issueKey(by, body);
  }

  @Post(':id/rotate')
  @Audited('credential', 'rotated')
  rotate(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.credentials.rotate(by, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Audited('credential', 'deactivated')
  deactivate(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.credentials.deactivate(by, id);
  }
}

function credentialBody({ lookup: _, secretBox: __, secretKeyId: ___, ...shown }: Credential) {
  return shown;
}
