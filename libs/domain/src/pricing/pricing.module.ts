import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { PriceTrials } from './price-trial.service.js';
import { Pricing } from './pricing.service.js';
import { TariffImporter } from './tariff.importer.js';
import { Tariffs } from './tariffs.service.js';

@Module({
  imports: [CatalogModule, GeographyModule, HubsModule, MerchantsModule],
  providers: [PriceTrials, Pricing, TariffImporter, Tariffs],
  exports: [PriceTrials, Pricing, TariffImporter, Tariffs],
})
export class PricingModule {}
