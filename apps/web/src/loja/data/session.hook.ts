import { call } from '../../base/api/client.js';
import { pageSession } from '../../base/page-session.js';
import { setZone } from '../../base/time.js';

export const { useSession, useKnownSession, refetchSession, logIn, logOut, hasEnded } = pageSession({
  key: 'loja-session',
  home: '/loja',
  read: async () => {
    const session = await call('/api/merchant/sessions/current');
    setZone(session.hub.timezone);
    return session;
  },
  personOf: ({ merchant }) => merchant.id,
  face: 'merchant',
});
