export { type AwaitedLeg, LearnedSpeeds, type LegLesson } from './learned-speeds.service.js';
export { RiddenLeg } from './ridden-leg.entity.js';
export { areaOf, lessonOf, SpeedModel } from './speed-model.calculator.js';
export { SpeedsModule } from './speeds.module.js';
