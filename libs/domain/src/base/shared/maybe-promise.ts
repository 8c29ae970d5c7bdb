/**
 * A value that is mostly cached, or a promise of it. Awaiting a promise costs a request several turns of the event
 * loop, so guards and caches return the value itself where they have it.
 */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `next` at once with a value, and with the result of a promise once there is one. */
export function thenMaybeSync<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Maps one item after the other; without a promise as long as `map` returns none. */
export function mapMaybeSync<T, R>(
  items: readonly T[],
  map: (item: T, index: number) => MaybePromise<R>,
): MaybePromise<R[]> {
  const mapped: R[] = [];
  const mapFrom = (start: number): MaybePromise<R[]> => {
    for (let i = start; i < items.length; i++) {
      const result = map(items[i] as T, i);
      if (result instanceof Promise)
        return result.then((value: R) => {
          mapped.push(value);
          return mapFrom(i + 1);
        });
      mapped.push(result);
    }
    return mapped;
  };
  return mapFrom(0);
}
