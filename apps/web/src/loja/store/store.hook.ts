import { useMutation } from '@tanstack/react-query';
import { again, call, formOf, sendChange, type Answer, type Asks } from '../../base/api/client.js';
import { sessionAgain } from '../data/session.hook.js';

export type Account = Answer<'/api/merchant/account'>;
export type User = Answer<'/api/merchant/users'>['items'][number];

export async function changeAccount(body: Asks<'PATCH /api/merchant/account'>): Promise<void> {
  await sendChange('PATCH /api/merchant/account', body);
  await sessionAgain();
}

/** The picture of the store; null takes it away. */
export function useLogo() {
  return useMutation({
    mutationFn: (picture: File | null) =>
      picture === null
        ? call('DELETE /api/merchant/account/logo')
        : call('PUT /api/merchant/account/logo', { form: formOf({ picture }) }),
    onSuccess: () => Promise.all([again('/api/merchant/account'), sessionAgain()]),
  });
}
