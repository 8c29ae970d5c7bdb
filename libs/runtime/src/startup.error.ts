/** Something the person who starts the process must put right: shown as one line, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
