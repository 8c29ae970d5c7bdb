import { DeveloperApps } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject } from '@nestjs/common';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { addressesOf, appCredentialAnswer, appParams } from './app.schemas.js';

/** The pair or key of an app's sandbox, which its team may always see. */
@DeveloperController('apps/:id/credentials')
export class AppCredentialsController {
  constructor(
    private readonly apps: DeveloperApps,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows the sandbox’s pair or key, and where it is used',
    params: appParams,
    answer: appCredentialAnswer,
    errors: [404],
  })
  async read(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const { type, sandboxMerchantId: merchantId } = await this.apps.require(by, id);
    const credential = await this.apps.credential(by, id);
    return {
      ...{ type, environment: 'test' as const, merchantId, ...credential },
      ...addressesOf(type, this.config.publicUrl),
      requestsPerMinute: this.config.rateLimitPerMinute,
    };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Makes a new pair or key for the sandbox; the old one ends at once',
    params: appParams,
    answer: appCredentialAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'credentials_regenerated' },
  })
  async regenerate(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    await this.apps.regenerate(by, id);
    return this.read(by, id);
  }
}
