export { HUB_MOVE_STATES, type HubMoveState } from './hub-move.entity.js';
export { HubArrivals } from './hub-arrivals.service.js';
export { clearHub, clearMovedHub } from './hub-clearing.store.js';
export { HubMover } from './hub-mover.service.js';
export { HubMoves } from './hub-moves.service.js';
export type { HubPause } from './hub-switch-over.service.js';
