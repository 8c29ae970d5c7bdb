export { Town } from './town.entity.js';
export { TownModule } from './town.module.js';
export { Towns } from './towns.service.js';
