import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { DevelopersModule } from '../developers/index.js';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { PricingModule } from '../pricing/index.js';
import { SandboxModule } from '../sandbox/index.js';
import { AppSandboxes } from './app-sandboxes.service.js';
import { DeveloperApps } from './developer-apps.service.js';
import { SandboxPlaces } from './sandbox-places.service.js';

@Module({
  imports: [
    CatalogModule,
    CredentialsModule,
    DevelopersModule,
    GeographyModule,
    HubsModule,
    MerchantsModule,
    PricingModule,
    SandboxModule,
  ],
  providers: [AppSandboxes, DeveloperApps, SandboxPlaces],
  exports: [DeveloperApps],
})
export class DeveloperAppsModule {}
