/** Hubs that move to another cluster. Nothing in the core knows of it. */
export { prepareCells, hasCells } from './cells-schema.store.js';
export { clearMovedHub } from './hub-clearing.store.js';
export { HUB_MOVE_STATES } from './hub-move-state.store.js';
export { HubMover } from './hub-mover.service.js';
export { HubMoves, movesIn } from './hub-moves.service.js';
export type { HubPause } from './hub-switch-over.service.js';
