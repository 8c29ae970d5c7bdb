export { demoQuarter, type DemoQuarter } from './demo-quarter.provider.js';
export { SCENARIO_NOTES, TEST_SCENARIOS, type TestScenario } from './test-scenario.vocabulary.js';
export { DEMO_CITY, DEMO_STATE, demoStreets } from './demo-streets.provider.js';
