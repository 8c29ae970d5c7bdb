import { call } from '../../ground/api/client.js';
import { pageSession } from '../../ground/page-session.js';

export const { useSession, useKnownSession, sessionAgain, logOut } = pageSession({
  key: 'developer-session',
  home: '/desenvolvedores',
  read: () => call('/api/developer/sessions/current'),
  personOf: ({ developer }) => developer.id,
  end: (everywhere) =>
    everywhere ? call('DELETE /api/developer/sessions') : call('DELETE /api/developer/sessions/current'),
});

export async function logIn(body: { email: string; password: string }): Promise<void> {
  await call('POST /api/developer/sessions', body);
  await sessionAgain();
}
