import { Problem } from './api/problem.js';
import { formText, passwordText } from './form-text.js';

/** What a person who works with a second factor sends to log in. */
export interface LogIn {
  readonly email: string;
  readonly password: string;
  /** Code of the authenticator app, or a recovery code. */
  readonly code?: string;
}

/** Reads the form that holds `LogInFields`. */
export function logInOf(form: FormData): LogIn {
  const code = formText(form, 'code');
  return {
    email: formText(form, 'email'),
    password: passwordText(form, 'password'),
    ...(code !== '' && { code }),
  };
}

/** Refusals of the code; they imply that the password was right. */
const ABOUT_CODE = ['wrong_code', 'too_many_attempts'];

/** Whether a refused log-in asks for a second factor, or for another code: the password was right. */
export function asksForCode(error: unknown): boolean {
  return error instanceof Problem && (ABOUT_CODE.includes(error.code) || error.fields['code'] !== undefined);
}
