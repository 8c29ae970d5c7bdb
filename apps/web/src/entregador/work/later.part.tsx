import { type ComponentProps } from 'react';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Loading } from '../../ground/ui/empty.js';

/**
 * Parts that the first view does not need. They are loaded when the phone is idle; without network the service worker
 * has them.
 */
export function loadParts(): void {
  // A part that fails to load is requested again when it is needed.
  void Promise.allSettled([
    import('./task-card.part.js'),
    import('./offers.part.js'),
    import('./open-sheet.part.js'),
    import('./sheets.part.js'),
    import('./notices.part.js'),
    import('./help.part.js'),
  ]);
}

const TaskCard = lazy(() => import('./task-card.part.js').then(({ TaskCard: part }) => ({ default: part })));
const Offers = lazy(() => import('./offers.part.js').then(({ Offers: part }) => ({ default: part })));
const Notices = lazy(() => import('./notices.part.js').then(({ Notices: part }) => ({ default: part })));
const ShiftEnd = lazy(() => import('./shift-end.part.js').then(({ ShiftEnd: part }) => ({ default: part })));
const Blocked = lazy(() => import('./blocked.part.js').then(({ Blocked: part }) => ({ default: part })));
const Queue = lazy(() => import('./queue.part.js').then(({ Queue: part }) => ({ default: part })));
const HelpButton = lazy(() =>
  import('./help-button.part.js').then(({ HelpButton: part }) => ({ default: part })),
);
const OpenSheet = lazy(() =>
  import('./open-sheet.part.js').then(({ OpenSheet: part }) => ({ default: part })),
);

/** The task card, which is the first view when there is an order; it loads in parallel with the page's own script. */
export function LaterTask(props: ComponentProps<typeof TaskCard>) {
  return (
    <Suspense fallback={<Loading lines={5} />}>
      <TaskCard {...props} />
    </Suspense>
  );
}

export function LaterBlocked(props: ComponentProps<typeof Blocked>) {
  return (
    <Suspense>
      <Blocked {...props} />
    </Suspense>
  );
}

export function LaterSheet(props: ComponentProps<typeof OpenSheet>) {
  return (
    <Suspense>
      <OpenSheet {...props} />
    </Suspense>
  );
}

export function LaterOffers() {
  return (
    <Suspense>
      <Offers />
    </Suspense>
  );
}

export function LaterHelp() {
  return (
    <Suspense>
      <HelpButton />
    </Suspense>
  );
}

export function LaterNotices(props: ComponentProps<typeof Notices>) {
  return (
    <Suspense>
      <Notices {...props} />
    </Suspense>
  );
}

export function LaterShiftEnd() {
  return (
    <Suspense>
      <ShiftEnd />
    </Suspense>
  );
}

export function LaterQueue(props: ComponentProps<typeof Queue>) {
  return (
    <Suspense>
      <Queue {...props} />
    </Suspense>
  );
}
