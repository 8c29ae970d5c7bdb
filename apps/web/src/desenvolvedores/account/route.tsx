import { useMutation, useQuery } from '@tanstack/react-query';
import { account } from '../data/account.query.js';
import { sessionAgain, useKnownSession } from '../data/session.hook.js';
import { AccountView } from './view.js';

export function AccountRoute() {
  const { developer } = useKnownSession();
  const sessions = useQuery(account.sessions());
  const changing = useMutation({ mutationFn: account.changePassword, onSuccess: sessionAgain });
  return <AccountView developer={developer} sessions={sessions} changing={changing} />;
}
