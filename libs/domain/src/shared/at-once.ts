/** What mostly is here already: a promise for it costs a request several turns, so only what must be waited for is one. */
export type Soon<T> = T | Promise<T>;

/** Goes on at once with what is here, later with what is not. */
export function atOnce<T, R>(value: Soon<T>, next: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
