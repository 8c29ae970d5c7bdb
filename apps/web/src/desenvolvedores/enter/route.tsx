import { useMutation } from '@tanstack/react-query';
import { call, type Body } from '../../ground/api/client.js';
import { logIn } from '../data/session.hook.js';
import { EnterView } from './view.js';

export function EnterRoute() {
  const registering = useMutation({
    mutationFn: (body: Body<'POST /api/developer/register'>) => call('POST /api/developer/register', body),
  });
  return (
    <EnterView
      enter={logIn}
      registering={registering}
      ask={(email: string) => call('POST /api/developer/password-links', { email })}
    />
  );
}
