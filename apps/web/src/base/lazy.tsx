import {
  lazy as reactLazy,
  Suspense as ReactSuspense,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { observable, useValue } from './observable.js';

/** How many parts have been loaded; each is shown at once. */
const loaded = observable(0);

/** Loads the code of a part; without network it is loaded as soon as the network returns. */
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
 * A part whose module is loaded when it is first shown. Until then `meanwhile` is shown, else the fallback of
 * the `Suspense` of this file around it.
 */
export function lazy<Part>(load: () => Promise<Part>, meanwhile?: ReactNode): Part {
  const Loaded = reactLazy(() => {
    const part = withNetwork(load).then((component) => ({ default: component as ComponentType<object> }));
    // Queued, because React itself must take the part first.
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
 * React's `Suspense`, but it shows a part as soon as its code is there. React alone shows a placeholder for
 * at least 300 ms: a screen with one lazy part took 600 ms, however near its server.
 */
export function Suspense(props: ComponentProps<typeof ReactSuspense>) {
  useValue(loaded);
  return <ReactSuspense {...props} />;
}
