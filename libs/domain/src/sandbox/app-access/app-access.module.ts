import { Module } from '@nestjs/common';
import { CredentialsModule } from '../../integration/index.js';
import { MerchantAccessModule } from '../../people/index.js';
import { DeveloperAppsModule } from '../developer-apps/index.js';
import { ActingApps } from './acting-apps.service.js';
import { AppAuthorizations } from './app-authorizations.service.js';
import { AppGrants } from './app-grants.service.js';
import { AppTokens } from './app-tokens.service.js';

const SERVICES = [ActingApps, AppAuthorizations, AppGrants];

@Module({
  imports: [CredentialsModule, DeveloperAppsModule, MerchantAccessModule],
  providers: [...SERVICES, AppTokens],
  exports: SERVICES,
})
export class AppAccessModule {}
