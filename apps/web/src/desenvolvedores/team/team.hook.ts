import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { again, pathOf } from '../data/apps.hook.js';
import { sessionAgain } from '../data/session.hook.js';

export type Team = Answer<'/api/developer/teams/{id}', 'get'>;
export type Member = Team['members'][number];

export function useTeam(id: number) {
  return useQuery({
    queryKey: ['team', id],
    queryFn: () => answer(api.GET('/api/developer/teams/{id}', pathOf(id))),
  });
}

export function useCreateTeam() {
  return useMutation({
    mutationFn: (name: string) => answer(api.POST('/api/developer/teams', { body: { name } })),
    onSuccess: sessionAgain,
  });
}

/** What an owner does to a team; each act reads the team and the session again. */
export function useTeamActs(id: number) {
  const onSuccess = async () => {
    await again(['team', id], ['apps'])();
    await sessionAgain();
  };
  const params = { path: { id } };
  const rename = useMutation({
    mutationFn: (name: string) => answer(api.PATCH('/api/developer/teams/{id}', { params, body: { name } })),
    onSuccess,
  });
  const invite = useMutation({
    mutationFn: (email: string) =>
      answer(api.POST('/api/developer/teams/{id}/invitations', { params, body: { email } })),
    onSuccess,
  });
  const withdraw = useMutation({
    mutationFn: (invitationId: number) =>
      api.DELETE('/api/developer/teams/{id}/invitations/{invitationId}', {
        params: { path: { id, invitationId } },
      }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (developerId: number) =>
      api.DELETE('/api/developer/teams/{id}/members/{developerId}', {
        params: { path: { id, developerId } },
      }),
    onSuccess,
  });
  const transfer = useMutation({
    mutationFn: (developerId: number) =>
      answer(api.POST('/api/developer/teams/{id}/transfer', { params, body: { developerId } })),
    onSuccess,
  });
  return { rename, invite, withdraw, remove, transfer };
}
