import { useMutation } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import { sessionAgain, useSession } from '../data/session.hook.js';
import { LinkView } from './view.js';

/** What a link of a mail leads to: a confirmation, a new password or an invitation. */
export function LinkRoute({ kind, token }: { kind: string; token: string }) {
  const { data: session } = useSession();
  const confirming = useMutation({
    mutationFn: (password: string) => api.POST('/api/developer/confirm', { body: { token, password } }),
  });
  const resetting = useMutation({
    mutationFn: (password: string) =>
      api.POST('/api/developer/password-links/complete', { body: { token, password } }),
  });
  const accepting = useMutation({
    mutationFn: () => answer(api.POST('/api/developer/invitations/accept', { body: { token } })),
    onSuccess: sessionAgain,
  });
  const registering = useMutation({
    mutationFn: (body: { name: string; email: string; password: string }) =>
      answer(api.POST('/api/developer/register', { body: { ...body, invitation: token } })),
  });
  return (
    <LinkView
      kind={kind}
      known={session !== null && session !== undefined}
      confirming={confirming}
      resetting={resetting}
      accepting={accepting}
      registering={registering}
    />
  );
}
