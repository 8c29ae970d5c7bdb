/** What was typed cannot be understood: exit code 2, with a line that says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
