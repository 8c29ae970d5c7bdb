/** What helpers keep for the files that this worker runs next. */
const ofWorker: (() => unknown)[] = [];
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

/** Ends something with the last file of the worker. */
export function onWorkerEnd(end: () => unknown): void {
  if (ofWorker.length === 0) process.on('message', endOnMessage);
  ofWorker.push(end);
}

export async function endWorker(): Promise<void> {
  process.off('message', endOnMessage);
  await Promise.all(ofWorker.splice(0).map((end) => end()));
}

/** What jest-worker tells a process that gets no more files (`CHILD_MESSAGE_END`). */
const WORKER_ENDS = 2;

function endOnMessage([kind]: [number]): void {
  if (kind === WORKER_ENDS) void endWorker();
}
