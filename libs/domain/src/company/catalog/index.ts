export { Category, type Media, VehicleType } from './vehicle-type.entity.js';
export { Catalog } from './catalog.service.js';
