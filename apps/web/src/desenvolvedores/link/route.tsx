import { useMutation } from '@tanstack/react-query';
import { call } from '../../ground/api/client.js';
import { sessionAgain, useSession } from '../data/session.hook.js';
import { LinkView } from './view.js';

/** What a link of a mail leads to: a confirmation, a new password or an invitation. */
export function LinkRoute({ kind, token }: { kind: string; token: string }) {
  const { data: session } = useSession();
  const confirming = useMutation({
    mutationFn: (password: string) => call('POST /api/developer/confirm', { token, password }),
  });
  const resetting = useMutation({
    mutationFn: (password: string) =>
      call('POST /api/developer/password-links/complete', { token, password }),
  });
  const accepting = useMutation({
    mutationFn: () => call('POST /api/developer/invitations/accept', { token }),
    onSuccess: sessionAgain,
  });
  const registering = useMutation({
    mutationFn: (body: { name: string; email: string; password: string }) =>
      call('POST /api/developer/register', { ...body, invitation: token }),
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
