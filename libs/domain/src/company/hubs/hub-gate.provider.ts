import type { MaybePromise } from '../../base/index.js';

/**
 * Whether the callers of a hub are served here. The core by itself serves all; what an installation adds may refuse those of a
 * hub that works elsewhere.
 */
export class HubGate {
  /** @throws hub_moving · hub_moved */
  admit(_hubId: number): MaybePromise<void> {
    // Every hub is here.
  }
}
