import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import { sessionAgain, useKnownSession } from '../data/session.hook.js';
import { AccountView } from './view.js';

export function AccountRoute() {
  const { developer } = useKnownSession();
  const sessions = useQuery({
    queryKey: ['developer-sessions'],
    queryFn: async () => (await answer(api.GET('/api/developer/sessions'))).items,
  });
  const changing = useMutation({
    mutationFn: (body: { current: string; password: string }) => api.PUT('/api/developer/password', { body }),
    onSuccess: sessionAgain,
  });
  return <AccountView developer={developer} sessions={sessions} changing={changing} />;
}
