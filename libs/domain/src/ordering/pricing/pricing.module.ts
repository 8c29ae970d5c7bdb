import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { GeographyModule } from '../../places/index.js';
import { MerchantsModule } from '../../people/index.js';
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
