export { type PriceBreakdown, scaled } from './price.calculator.js';
export { PRICE_LINE_KINDS } from './price-explanation.rules.js';
export { PriceTrials } from './price-trial.service.js';
export { PricingModule } from './pricing.module.js';
export { Pricing } from './pricing.service.js';
export { Tariff } from './tariff.entity.js';
export { TARIFF_COLUMNS, TariffImporter } from './tariff.importer.js';
export { type TariffTerms, tariffTermsSchema } from './tariff-terms.types.js';
export { Tariffs } from './tariffs.service.js';
