import { call } from '../base/api/client.js';
import type { LogIn } from '../base/log-in.rules.js';
import { pageSession } from '../base/page-session.js';
import { setZone } from '../base/clock.js';

export const { useSession, useKnownSession, sessionAgain, logOut } = pageSession({
  key: 'session',
  home: '/painel',
  read: async () => {
    const session = await call('/api/admin/sessions/current');
    if (session.hub) setZone(session.hub.timezone);
    return session;
  },
  personOf: ({ operator }) => operator.id,
  end: (everywhere) =>
    everywhere ? call('DELETE /api/admin/sessions') : call('DELETE /api/admin/sessions/current'),
});

export function useMay(): (area: string, right?: 'read' | 'write') => boolean {
  const { rights } = useKnownSession();
  return (area, right = 'write') => {
    const own = (rights as Readonly<Record<string, unknown>>)[area];
    return own === 'write' || own === right;
  };
}

/** Whether the installation has a module that may be left out. */
export function useHas(): (module: ReturnType<typeof useKnownSession>['modules'][number]) => boolean {
  const { modules } = useKnownSession();
  return (module) => modules.includes(module);
}

export async function logIn(body: LogIn): Promise<void> {
  await call('POST /api/admin/sessions', body);
  await sessionAgain();
}
