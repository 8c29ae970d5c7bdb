import { useMutation } from '@tanstack/react-query';
import { account } from '../data/account.query.js';
import { logIn } from '../data/session.hook.js';
import { EnterView } from './view.js';

export function EnterRoute() {
  const registering = useMutation({ mutationFn: account.register });
  return <EnterView enter={logIn} registering={registering} ask={account.askForPassword} />;
}
