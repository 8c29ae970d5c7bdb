export { type CompletedLeg, LearnedSpeeds, type LegMeasurement } from './learned-speeds.service.js';
export { areaOf, logRatioOf, SpeedModel } from './speed-model.calculator.js';
