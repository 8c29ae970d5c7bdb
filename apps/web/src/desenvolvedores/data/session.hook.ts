import { type Answer, call } from '../../base/api/client.js';
import { pageSession } from '../../base/page-session.js';

export const { useSession, useKnownSession, refetchSession, logIn, logOut } = pageSession({
  key: 'developer-session',
  home: '/desenvolvedores',
  read: () => call('/api/developer/sessions/current'),
  personOf: ({ developer }) => developer.id,
  face: 'developer',
});

export type App = Answer<'/api/developer/apps/{id}'>;
export type AppType = App['type'];
export type Credentials = Answer<'/api/developer/apps/{id}/credentials'>;

export const APP_TYPES: readonly AppType[] = ['open_delivery', 'full_api', 'model_m'];
