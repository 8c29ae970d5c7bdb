/** What helpers have begun for all tests of a file. */
const ofFile: (() => unknown)[] = [];
/** What helpers have begun for the running test; none while no test runs. */
let endings: (() => unknown)[] | undefined;

export function beginTest(): void {
  endings = [];
}

/** What was begun last ends first. */
export async function endTest(): Promise<void> {
  for (const end of (endings ?? []).reverse()) await end();
  endings = undefined;
}

export function inTest(): boolean {
  return endings !== undefined;
}

/** Ends something with the running test. */
export function onTestEnd(end: () => unknown): void {
  if (endings === undefined) throw new Error('No test is running');
  endings.push(end);
}

/** Ends something with the last test of the file. */
export function onFileEnd(end: () => unknown): void {
  ofFile.push(end);
}

export async function endFile(): Promise<void> {
  for (const end of ofFile.splice(0).reverse()) await end();
}
