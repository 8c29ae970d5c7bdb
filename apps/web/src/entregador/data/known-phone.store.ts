/** Key of the phone's difference from the server's time. */
export const SKEW = 'clock-skew';

/** Whether somebody has worked with this phone; a log-out forgets it. */
export function isKnownPhone(): boolean {
  return localStorage.getItem(SKEW) !== null;
}
