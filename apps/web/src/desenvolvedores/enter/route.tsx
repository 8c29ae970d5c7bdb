import { useMutation } from '@tanstack/react-query';
import { account } from '../data/account.query.js';
import { logIn } from '../data/session.hook.js';
import { EnterView } from './view.js';

export function EnterRoute() {
  const entering = useMutation({ mutationFn: logIn });
  const registering = useMutation({ mutationFn: account.register });
  const asking = useMutation({ mutationFn: account.askForPassword });
  return <EnterView entering={entering} registering={registering} asking={asking} />;
}
