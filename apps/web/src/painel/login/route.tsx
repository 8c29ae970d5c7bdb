import { useMutation } from '@tanstack/react-query';
import { Problem } from '../../ground/api/client.js';
import { logIn } from '../../ground/session.js';
import { LoginView } from './view.js';

/** Refusals of the code; they imply that the password was right. */
const ABOUT_CODE = ['wrong_code', 'too_many_attempts'];

export function LoginRoute() {
  const entering = useMutation({ mutationFn: logIn });
  const { error } = entering;
  const asksCode =
    error instanceof Problem && (ABOUT_CODE.includes(error.code) || error.fields['code'] !== undefined);
  return <LoginView enter={entering.mutate} busy={entering.isPending} error={error} asksCode={asksCode} />;
}
