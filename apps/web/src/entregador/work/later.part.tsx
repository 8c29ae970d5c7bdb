import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Loading } from '../../ground/ui/empty.js';

/** Parts that the first view does not need, those of the next act first. */
const PARTS = [
  () => import('./task-card.part.js'),
  () => import('./offers.part.js'),
  () => import('./open-sheet.part.js'),
  () => import('./sheets.part.js'),
  () => import('./notices.part.js'),
  () => import('./help.part.js'),
];

/**
 * Loads the parts when the phone is idle, one after the other: run together they would hold a slow phone for a tenth of a
 * second. Without network the service worker has them.
 */
export async function loadParts(): Promise<void> {
  for (const load of PARTS) {
    // A part that fails to load is requested again when it is needed.
    await load().catch(() => undefined);
  }
}

const TaskCard = lazy(() => import('./task-card.part.js').then((part) => part.TaskCard));
const Unsent = lazy(() => import('./unsent.part.js').then((part) => part.Unsent));
const Offers = lazy(() => import('./offers.part.js').then((part) => part.Offers));
const Notices = lazy(() => import('./notices.part.js').then((part) => part.Notices));
const ShiftEnd = lazy(() => import('./shift-end.part.js').then((part) => part.ShiftEnd));
const Blocked = lazy(() => import('./blocked.part.js').then((part) => part.Blocked));
const Queue = lazy(() => import('./queue.part.js').then((part) => part.Queue));
const HelpButton = lazy(() => import('./help-button.part.js').then((part) => part.HelpButton));
const OpenSheet = lazy(() => import('./open-sheet.part.js').then((part) => part.OpenSheet));

/** A part that is loaded later, with what stands in its place until then. */
function later<P extends object>(Part: ComponentType<P>, fallback: ReactNode = null) {
  return function Later(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

export const LaterTask = later<ComponentProps<typeof TaskCard>>(TaskCard, <Loading lines={5} />);
export const LaterUnsent = later<ComponentProps<typeof Unsent>>(Unsent);
export const LaterBlocked = later<ComponentProps<typeof Blocked>>(Blocked);
export const LaterSheet = later<ComponentProps<typeof OpenSheet>>(OpenSheet);
export const LaterOffers = later(Offers);
export const LaterHelp = later(HelpButton);
export const LaterNotices = later<ComponentProps<typeof Notices>>(Notices);
export const LaterShiftEnd = later(ShiftEnd);
export const LaterQueue = later<ComponentProps<typeof Queue>>(Queue);
