import {
  lazy as reactLazy,
  Suspense as ReactSuspense,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { observable, useValue } from './observable.js';

/** How many parts have come: each is shown at once. */
const loaded = observable(0);

/** The code of a part; without network as soon as there is one again: until then the screen does without the part. */
async function withNetwork<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((done) => {
      addEventListener('online', done, { once: true });
    });
    return withNetwork(load);
  }
}

/**
 * A part whose module is loaded when it is first shown. Until then: `meanwhile`, else what a `Suspense` of this file
 * around it says.
 */
export function lazy<Part>(load: () => Promise<Part>, meanwhile?: ReactNode): Part {
  const Loaded = reactLazy(() => {
    const part = withNetwork(load).then((component) => ({ default: component as ComponentType<object> }));
    // React itself takes the part first.
    void part.then(
      () => queueMicrotask(() => loaded.change((count) => count + 1)),
      () => undefined,
    );
    return part;
  });
  const Own = (props: object) => (
    <Suspense fallback={meanwhile}>
      <Loaded {...props} />
    </Suspense>
  );
  return (meanwhile === undefined ? Loaded : Own) as Part;
}

/**
 * React's `Suspense`, which shows a part as soon as its code is there. React alone waits until the last placeholder has been
 * shown for 300 ms: a screen with a part of its own took 600 ms, however near its server.
 */
export function Suspense(props: ComponentProps<typeof ReactSuspense>) {
  useValue(loaded);
  return <ReactSuspense {...props} />;
}
