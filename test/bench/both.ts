import type { Stage } from './stage/stage.js';
import type { Traffic } from './types.js';

type Make = (stage: Stage, origin: string) => Traffic;

/** The same request to ours and to the floor. */
export function both(make: Make): { ours(stage: Stage): Traffic; floor(stage: Stage): Traffic } {
  return {
    ours: (stage) => make(stage, stage.gateway.origin),
    floor: (stage) => make(stage, stage.floorOrigin),
  };
}
