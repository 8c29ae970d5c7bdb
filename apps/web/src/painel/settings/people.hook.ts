import { useMutation } from '@tanstack/react-query';
import { type Answer, type Body, call, again } from '../../ground/api/client.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { peopleWords as text } from '../words.js';

export type Person = Answer<'/api/admin/operators'>['items'][number];
export const ROLES = ['owner', 'operator', 'finance', 'read_only'] as const;

type PersonPatch = Partial<Pick<Body<'POST /api/admin/operators'>, 'role'> & { active: boolean }>;

const reread = () => again('/api/admin/operators');

function patch(id: number, body: PersonPatch) {
  return call('PATCH /api/admin/operators/{id}', { id, ...body });
}

export function usePersonChange() {
  return useMutation({
    mutationFn: ({ person, body }: { person: Person; body: PersonPatch }) => patch(person.id, body),
    onSuccess: (_, { person, body }) => {
      const back = Object.fromEntries(
        Object.keys(body).map((name) => [name, person[name as keyof Person]]),
      ) as PersonPatch;
      notify(text.changed(person.name), () => patch(person.id, back).then(reread, refused));
      return reread();
    },
    onError: refused,
  });
}
