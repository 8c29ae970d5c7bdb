import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { peopleWords as text } from '../words.js';

const KEY = ['operators'];
export type Person = Answer<'/api/admin/operators', 'get'>['items'][number];
export const ROLES = ['owner', 'operator', 'finance', 'read_only'] as const;
type Role = (typeof ROLES)[number];

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}
type PersonPatch = Partial<NewPerson & { active: boolean }>;

export function usePeople() {
  return useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/api/admin/operators')) });
}

export function useNewPerson() {
  return useMutation({
    mutationFn: (body: NewPerson) => answer(api.POST('/api/admin/operators', { body })),
    onSuccess: ({ name }) => {
      notify(text.added(name));
      return cache.invalidateQueries({ queryKey: KEY });
    },
  });
}

function patch(id: number, body: PersonPatch) {
  return answer(api.PATCH('/api/admin/operators/{id}', { params: { path: { id } }, body }));
}

export function usePersonChange() {
  const again = () => cache.invalidateQueries({ queryKey: KEY });
  return useMutation({
    mutationFn: ({ person, body }: { person: Person; body: PersonPatch }) => patch(person.id, body),
    onSuccess: (_, { person, body }) => {
      const back = Object.fromEntries(
        Object.keys(body).map((name) => [name, person[name as keyof Person]]),
      ) as PersonPatch;
      notify(text.changed(person.name), () => patch(person.id, back).then(again, refused));
      return again();
    },
    onError: refused,
  });
}

export function useFactorReset() {
  return useMutation({
    mutationFn: (id: number) =>
      api.DELETE('/api/admin/operators/{id}/second-factor', { params: { path: { id } } }),
    onSuccess: () => notify(text.factorGone),
    onError: refused,
  });
}

export function usePasswordLink() {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/admin/operators/{id}/password-reset', { params: { path: { id } } })),
    onSuccess: () => notify(text.linkSent),
    onError: refused,
  });
}
