import { useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { account } from '../data/account.query.js';
import { sessionAgain, useKnownSession } from '../data/session.hook.js';
import { AccountView } from './view.js';

export function AccountRoute() {
  const { developer } = useKnownSession();
  const sessions = useQuery(account.sessions());
  const end = async (id: number) => {
    await account.endSession(id);
    await cache.invalidateQueries(account.sessions());
  };
  return (
    <AccountView
      developer={developer}
      sessions={sessions}
      end={end}
      change={(typed) => account.changePassword(typed).then(sessionAgain)}
    />
  );
}
