/** A command line that cannot be understood: exit code 2 and a line that says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
