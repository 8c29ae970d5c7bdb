export { demoQuarter, type DemoQuarter } from './demo-quarter.provider.js';
export { DEMO_CITY, DEMO_STATE, demoStreets } from './demo-streets.provider.js';
