import { lazy, Suspense, type ComponentProps } from 'react';
import { Loading } from '../../ground/ui/empty.js';

/**
 * What is not needed for the first look: loaded when the phone has nothing better to do, so that it is there when it is
 * wanted. Without network it comes from the service worker.
 */
export function loadParts(): void {
  // What fails is asked for again when it is wanted.
  void Promise.allSettled([
    import('./task-card.part.js'),
    import('./offers.part.js'),
    import('./sheets.part.js'),
    import('./notices.part.js'),
  ]);
}

const TaskCard = lazy(() => import('./task-card.part.js').then(({ TaskCard: part }) => ({ default: part })));
const Offers = lazy(() => import('./offers.part.js').then(({ Offers: part }) => ({ default: part })));
const Notices = lazy(() => import('./notices.part.js').then(({ Notices: part }) => ({ default: part })));
const Queue = lazy(() => import('./queue.part.js').then(({ Queue: part }) => ({ default: part })));

/** With an order in hands this is the first look; it is asked for beside the page's own script. */
export function LaterTask(props: ComponentProps<typeof TaskCard>) {
  return (
    <Suspense fallback={<Loading lines={5} />}>
      <TaskCard {...props} />
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

export function LaterNotices(props: ComponentProps<typeof Notices>) {
  return (
    <Suspense>
      <Notices {...props} />
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
