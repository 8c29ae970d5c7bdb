import { APP_SCOPES, type DeveloperApp, DeveloperApps, SandboxShops } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { oauthAddresses } from '../../oauth/oauth-metadata.mapper.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { appParams } from './app.schemas.js';

const authorizationBody = z.strictObject({
  /** Compared letter by letter with what a request names: https, or http on the developer's own machine. */
  redirectUris: z.array(z.string().max(500)),
  scopes: z.array(z.enum(APP_SCOPES)),
});
const authorizationAnswer = z.strictObject({
  clientId: z.string(),
  redirectUris: z.array(z.string()),
  scopes: z.array(z.enum(APP_SCOPES)),
  authorizeUrl: z.string(),
  tokenUrl: z.string(),
});

const shopAnswer = z.strictObject({
  email: z.string(),
  /** Shown once; the next one replaces it. */
  password: z.string(),
  loginUrl: z.string(),
});

/** How merchants install an app: what it asks them for, and where their browsers go back to. */
@DeveloperController('apps/:id/authorization')
export class AppAuthorizationController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly shops: SandboxShops,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows what the app asks merchants for, and its addresses of OAuth',
    params: appParams,
    answer: authorizationAnswer,
    errors: [404],
  })
  async read(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    return this.shown(await this.apps.require(by, id));
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Sets what the app may ask merchants for, and where their browsers may be sent back to',
    params: appParams,
    body: authorizationBody,
    answer: authorizationAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'updated' },
  })
  async change(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof authorizationBody>,
  ) {
    return this.shown(await this.apps.setAuthorization(by, id, body));
  }

  @Endpoint({
    method: 'POST',
    path: 'shop',
    status: 200,
    summary:
      'The log-in of a shop in the sandbox to try the installation at, with a new password, before any approval',
    params: appParams,
    answer: shopAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'sandbox_shop_opened', content: false },
  })
  async openShop(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const loginUrl = new URL('/loja', this.config.publicUrl).toString();
    return { ...(await this.shops.open(await this.apps.require(by, id))), loginUrl };
  }

  private shown({ id, redirectUris, scopes }: DeveloperApp) {
    const { authorizeUrl, tokenUrl } = oauthAddresses(this.config.publicUrl);
    return { clientId: String(id), redirectUris, scopes, authorizeUrl, tokenUrl };
  }
}
