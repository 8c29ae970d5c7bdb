import { call } from '../base/api/client.js';
import { pageSession } from '../base/page-session.js';
import { setZone } from '../base/clock.js';

export const { useSession, useKnownSession, refetchSession, logIn, logOut } = pageSession({
  key: 'session',
  home: '/painel',
  read: async () => {
    const session = await call('/api/admin/sessions/current');
    if (session.hub) setZone(session.hub.timezone);
    return session;
  },
  personOf: ({ operator }) => operator.id,
  face: 'admin',
});

export function useMay(): (area: string, right?: 'read' | 'write') => boolean {
  const { rights } = useKnownSession();
  return (area, right = 'write') => {
    const own = (rights as Readonly<Record<string, unknown>>)[area];
    return own === 'write' || own === right;
  };
}

/** Whether the installation has an optional module. */
export function useHas(): (module: ReturnType<typeof useKnownSession>['modules'][number]) => boolean {
  const { modules } = useKnownSession();
  return (module) => modules.includes(module);
}
