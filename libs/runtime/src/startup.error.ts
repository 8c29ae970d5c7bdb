/** A fault that whoever starts the process must mend: shown as one line, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
