export { demoQuarter, type DemoQuarter } from './demo-quarter.provider.js';
export { demoGazetteerCsv, demoStreets } from './demo-streets.provider.js';
