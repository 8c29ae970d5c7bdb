import { useMutation } from '@tanstack/react-query';
import { again, type Answer, call, formOf } from '../../base/api/client.js';
import { pageSession } from '../../base/page-session.js';

export const { useSession, useKnownSession, sessionAgain, logIn, logOut } = pageSession({
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

/** The picture of an app; null takes it away. */
export function useAppLogo(id: number) {
  return useMutation({
    mutationFn: (logo: File | null) =>
      logo === null
        ? call('DELETE /api/developer/apps/{id}/logo', { id })
        : call('PUT /api/developer/apps/{id}/logo', { id, form: formOf({ logo }) }),
    onSuccess: () => again('/api/developer/apps'),
  });
}
