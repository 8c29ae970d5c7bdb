/** Awaiting costs a request turns of the event loop: guards and caches return values that they have. */
export type MaybePromise<T> = T | Promise<T>;

export function thenMaybeSync<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
