/** Whether somebody is as old at an instant, by the phone's calendar; the server checks it again. `2008-02-29`. */
export function isOldEnough(birthDate: string, minimumAge: number, atMs: number): boolean {
  const [year = NaN, month = NaN, day = NaN] = birthDate.split('-').map(Number);
  const grown = new Date(year + minimumAge, month - 1, day).getTime();
  return year > 1900 && grown <= atMs;
}
