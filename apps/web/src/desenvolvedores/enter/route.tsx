import { useMutation } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import { logIn } from '../data/session.hook.js';
import { EnterView } from './view.js';

export function EnterRoute() {
  const entering = useMutation({ mutationFn: logIn });
  const registering = useMutation({
    mutationFn: (body: { name: string; email: string; password: string }) =>
      answer(api.POST('/api/developer/register', { body })),
  });
  const asking = useMutation({
    mutationFn: (email: string) => api.POST('/api/developer/password-links', { body: { email } }),
  });
  return <EnterView entering={entering} registering={registering} asking={asking} />;
}
