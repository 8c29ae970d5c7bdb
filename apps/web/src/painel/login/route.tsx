import { useMutation } from '@tanstack/react-query';
import { logIn } from '../../ground/session.js';
import { LoginView } from './view.js';

export function LoginRoute() {
  const { mutate, isPending, error } = useMutation({ mutationFn: logIn });
  return <LoginView enter={mutate} busy={isPending} error={error} />;
}
