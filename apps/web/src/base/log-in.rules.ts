import { OwnRefusal, Problem } from './api/problem.js';

/** What a person who works with a second factor sends to log in. */
export interface LogIn {
  readonly email: string;
  readonly password: string;
  /** Code of the authenticator app, or a recovery code. */
  readonly code?: string;
}

/** What the form of a log-in sends. */
export function logInOf({ email, password, code }: Required<LogIn>): LogIn {
  return { email: email.trim(), password, ...(code.trim() !== '' && { code: code.trim() }) };
}

/** Refusals of the code; they imply that the password was right. */
const ABOUT_CODE = ['wrong_code', 'too_many_attempts'];

/** Whether a refused log-in asks for a second factor, or for another code: the password was right. */
export function asksForCode(error: unknown): boolean {
  return error instanceof Problem && (ABOUT_CODE.includes(error.code) || error.fields['code'] !== undefined);
}

/** The refusal of a log-in as it is said: a wrong password by `wrong`. */
export function logInRefusal(error: unknown, wrong: string): unknown {
  const unknown = error instanceof Problem && error.status === 401 && error.code !== 'wrong_code';
  return unknown ? new OwnRefusal(wrong) : error;
}
