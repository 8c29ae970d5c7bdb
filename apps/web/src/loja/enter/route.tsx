import { useMutation } from '@tanstack/react-query';
import { api, Problem } from '../../ground/api/client.js';
import { logIn } from '../data/session.hook.js';
import { EnterView } from './view.js';

/** Refusals of the code; they imply that the password was right. */
const ABOUT_CODE = ['wrong_code', 'too_many_attempts'];

export function EnterRoute() {
  const entering = useMutation({ mutationFn: logIn });
  const asking = useMutation({
    mutationFn: (email: string) =>
      api.POST('/api/console/password-resets', { body: { kind: 'merchant', email } }),
  });
  const { error } = entering;
  const asksCode =
    error instanceof Problem && (ABOUT_CODE.includes(error.code) || error.fields['code'] !== undefined);
  return <EnterView entering={entering} asking={asking} asksCode={asksCode} />;
}
