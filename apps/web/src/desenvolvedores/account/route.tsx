import { useQuery } from '@tanstack/react-query';
import { again, call, read } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { sessionAgain, useKnownSession } from '../data/session.hook.js';
import { AccountView } from './view.js';

export function AccountRoute() {
  const { developer } = useKnownSession();
  const sessions = useQuery({ ...read('/api/developer/sessions'), select: itemsOf });
  const end = async (id: number) => {
    await call('DELETE /api/developer/sessions/{id}', { id });
    await again('/api/developer/sessions');
  };
  return (
    <AccountView
      developer={developer}
      sessions={sessions}
      end={end}
      change={(typed) => call('PUT /api/developer/password', typed).then(sessionAgain)}
    />
  );
}
