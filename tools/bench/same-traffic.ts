import type { BenchSetup } from './setup/bench-setup.js';
import type { Traffic } from './types.js';

type TrafficFactory = (stage: BenchSetup, origin: string) => Traffic;

/** The same traffic for ours and for the floor. */
export function sameTraffic(make: TrafficFactory): {
  ours(stage: BenchSetup): Traffic;
  floor(stage: BenchSetup): Traffic;
} {
  return {
    ours: (stage) => make(stage, stage.gateway.origin),
    floor: (stage) => make(stage, stage.floor.origin),
  };
}
