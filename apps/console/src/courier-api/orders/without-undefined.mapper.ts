/** The input without members that were not sent. */
export function withoutUndefined<T extends object>(body: { [K in keyof T]?: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as T;
}
