import { lazy } from '../../base/lazy.js';
import { Loading } from '../../base/ui/empty.js';

/** Modules that the first view does not need, in the order of need. */
const PARTS = [
  () => import('./task-card.part.js'),
  () => import('./offers.part.js'),
  () => import('./open-sheet.part.js'),
  () => import('./sheets.part.js'),
  () => import('./notices.part.js'),
  () => import('./help.part.js'),
];

/**
 * Loads the modules while the phone is idle, one after the other: together they would block a slow phone for
 * a tenth of a second. Without network the service worker has them.
 */
export async function loadParts(): Promise<void> {
  for (const load of PARTS) {
    // A module that fails to load is requested again when it is needed.
    await load().catch(() => undefined);
  }
}

export const LaterTask = lazy(
  async () => (await import('./task-card.part.js')).TaskCard,
  <Loading lines={5} />,
);
export const LaterUnsent = lazy(async () => (await import('./unsent.part.js')).Unsent, null);
export const LaterBlocked = lazy(async () => (await import('./blocked.part.js')).Blocked, null);
export const LaterSheet = lazy(async () => (await import('./open-sheet.part.js')).OpenSheet, null);
export const LaterOffers = lazy(async () => (await import('./offers.part.js')).Offers, null);
export const LaterHelp = lazy(async () => (await import('./help-button.part.js')).HelpButton, null);
export const LaterNotices = lazy(async () => (await import('./notices.part.js')).Notices, null);
export const LaterShiftEnd = lazy(async () => (await import('./shift-end.part.js')).ShiftEnd, null);
