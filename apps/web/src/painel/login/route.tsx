import { useMutation } from '@tanstack/react-query';
import { logIn } from '../../ground/session.js';
import { account } from '../data/account.query.js';
import { LoginView } from './view.js';

export function LoginRoute() {
  const entering = useMutation({ mutationFn: logIn });
  const asking = useMutation({ mutationFn: account.askForReset });
  return <LoginView entering={entering} asking={asking} />;
}
