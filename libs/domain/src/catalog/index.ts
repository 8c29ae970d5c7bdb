export { Category, type Media, VEHICLE_KINDS, type VehicleKind, VehicleType } from './vehicle-type.entity.js';
export { CatalogModule } from './catalog.module.js';
export { Catalog } from './catalog.service.js';
