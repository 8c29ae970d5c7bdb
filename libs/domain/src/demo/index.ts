export * from './demo-quarter.js';
export { demoGazetteerCsv, demoStreets } from './demo-streets.js';
