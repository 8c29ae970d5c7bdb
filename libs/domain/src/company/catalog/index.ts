export { Category, type Media, VehicleType } from './vehicle-type.entity.js';
export { CatalogModule } from './catalog.module.js';
export { Catalog } from './catalog.service.js';
