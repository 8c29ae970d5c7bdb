export { Towns } from './towns.service.js';
