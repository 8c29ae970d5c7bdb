/**
 * Awaiting a promise costs a request several turns of the event loop, so guards and caches return the value
 * itself where they have it.
 */
export type MaybePromise<T> = T | Promise<T>;

export function thenMaybeSync<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
