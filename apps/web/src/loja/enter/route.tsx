import { useMutation } from '@tanstack/react-query';
import { api } from '../../ground/api/client.js';
import { logIn } from '../data/session.hook.js';
import { EnterView } from './view.js';

export function EnterRoute() {
  const entering = useMutation({ mutationFn: logIn });
  const asking = useMutation({
    mutationFn: (email: string) =>
      api.POST('/api/console/password-resets', { body: { kind: 'merchant', email } }),
  });
  return <EnterView entering={entering} asking={asking} />;
}
