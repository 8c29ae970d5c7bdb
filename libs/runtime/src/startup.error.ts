/** The person who starts the process must mend it: shown as one line, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
