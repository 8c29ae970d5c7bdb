import { useMutation } from '@tanstack/react-query';
import { again, type Answer, call } from '../../ground/api/client.js';
import { sessionAgain } from '../data/session.hook.js';

export type Team = Answer<'/api/developer/teams/{id}'>;
export type Member = Team['members'][number];

export function useCreateTeam() {
  return useMutation({
    mutationFn: (name: string) => call('POST /api/developer/teams', { name }),
    onSuccess: sessionAgain,
  });
}

/** What an owner does to a team; each act reads the team and the session again. */
export function useTeamActs(id: number) {
  const onSuccess = async () => {
    await again('/api/developer/teams', '/api/developer/apps');
    await sessionAgain();
  };
  const rename = useMutation({
    mutationFn: (name: string) => call('PATCH /api/developer/teams/{id}', { id, name }),
    onSuccess,
  });
  const invite = useMutation({
    mutationFn: (email: string) => call('POST /api/developer/teams/{id}/invitations', { id, email }),
    onSuccess,
  });
  const withdraw = useMutation({
    mutationFn: (invitationId: number) =>
      call('DELETE /api/developer/teams/{id}/invitations/{invitationId}', { id, invitationId }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (developerId: number) =>
      call('DELETE /api/developer/teams/{id}/members/{developerId}', { id, developerId }),
    onSuccess,
  });
  const transfer = useMutation({
    mutationFn: (developerId: number) => call('POST /api/developer/teams/{id}/transfer', { id, developerId }),
    onSuccess,
  });
  return { rename, invite, withdraw, remove, transfer };
}
