import { call } from '../../base/api/client.js';
import type { LogIn } from '../../base/log-in.rules.js';
import { pageSession } from '../../base/page-session.js';
import { setZone } from '../../base/time.js';

export const { useSession, useKnownSession, sessionAgain, logOut, hasEnded } = pageSession({
  key: 'loja-session',
  home: '/loja',
  read: async () => {
    const session = await call('/api/merchant/sessions/current');
    setZone(session.hub.timezone);
    return session;
  },
  personOf: ({ merchant }) => merchant.id,
  end: (everywhere) =>
    everywhere ? call('DELETE /api/merchant/sessions') : call('DELETE /api/merchant/sessions/current'),
});

export async function logIn(body: LogIn): Promise<void> {
  await call('POST /api/merchant/sessions', body);
  await sessionAgain();
}

/** Asks for a mail with a link to a new password. */
export function askForReset(email: string): Promise<unknown> {
  return call('POST /api/console/password-resets', { kind: 'merchant', email });
}
