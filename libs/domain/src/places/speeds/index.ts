export { type CompletedLeg, LearnedSpeeds, type LegMeasurement } from './learned-speeds.service.js';
export { RiddenLeg } from './ridden-leg.entity.js';
export { areaOf, logRatioOf, SpeedModel } from './speed-model.calculator.js';
export { SpeedsModule } from './speeds.module.js';
