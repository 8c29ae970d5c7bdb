import { answer, api } from '../../ground/api/client.js';
import { pageSession } from '../../ground/page-session.js';

export const { useSession, useKnownSession, sessionAgain, logOut } = pageSession({
  key: 'developer-session',
  home: '/desenvolvedores',
  read: () => answer(api.GET('/api/developer/sessions/current')),
  personOf: ({ developer }) => developer.id,
  end: (everywhere) =>
    everywhere ? api.DELETE('/api/developer/sessions') : api.DELETE('/api/developer/sessions/current'),
});

export async function logIn(body: { email: string; password: string }): Promise<void> {
  await api.POST('/api/developer/sessions', { body });
  await sessionAgain();
}
