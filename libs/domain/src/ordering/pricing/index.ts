export { priceBreakdownSchema, scaled } from './price.calculator.js';
export { PRICE_LINE_KINDS } from './price-explanation.rules.js';
export { PriceTrials } from './price-trial.service.js';
export { Pricing } from './pricing.service.js';
export { Tariff, type TariffTerms, tariffTermsSchema } from './tariff.entity.js';
export { TARIFF_COLUMNS, TariffImporter } from './tariff.importer.js';
export { Tariffs } from './tariffs.service.js';
