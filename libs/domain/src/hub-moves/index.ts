export { HubMove, HubMoveMark } from './hub-move.entity.js';
export { clearMovedHub, HubMover } from './hub-mover.service.js';
export { HubMoves } from './hub-moves.service.js';
