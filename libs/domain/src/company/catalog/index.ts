export { Category, type Media, mediaSchema, VehicleType } from './vehicle-type.entity.js';
export { Catalog } from './catalog.service.js';
