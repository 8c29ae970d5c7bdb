import { Problem } from '../../ground/api/problem.js';

/** The server says that it did nothing; without an answer, or after a failure, it may have. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500;
}
