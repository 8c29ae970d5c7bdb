export { OrderAnswers, type OrderRendering } from './order-answers.js';
export { RenderedBodies } from './rendered-bodies.js';
export { VersionedAnswer } from './versioned-answer.js';
