import { useMutation } from '@tanstack/react-query';
import { notify } from '../../ground/ui/toast.js';
import { write } from '../../ground/api/client.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import type { ComponentProps } from 'react';
import { useForm } from '../../ground/form.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { NewPassword } from '../../ground/ui/new-password.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { ROLES, usePersonChange, type NewPerson, type Person } from './people.hook.js';
import { peopleWords as text, recordFormWords } from '../words.js';

const NEW_PERSON: NewPerson = { name: '', email: '', password: '', role: 'operator' };

export function NewPersonDialog({ close }: { close: () => void }) {
  const { needed } = recordFormWords;
  const adding = useMutation(
    write('POST /api/admin/operators', { onSuccess: ({ name }) => notify(text.added(name)) }),
  );
  const form = useForm({
    begin: NEW_PERSON,
    faults: ({ name, email, password }) =>
      Object.fromEntries(
        Object.entries({ name, email, password })
          .filter(([, value]) => value.trim() === '')
          .map(([field]) => [field, needed]),
      ),
    save: (values) => adding.mutateAsync(values),
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.add} action={text.add} close={close}>
      <TextField label={text.name} required maxLength={200} {...form.field('name')} />
      <TextField label={text.email} type="email" required autoComplete="off" {...form.field('email')} />
      <NewPassword
        whose="operator"
        label={text.password}
        hint={text.passwordHint(PASSWORD_MIN.operator)}
        {...form.field('password')}
      />
      <RoleField label={text.role} {...form.choice('role', ROLES)} />
    </FormDialog>
  );
}

function RoleField(props: ComponentProps<typeof SelectField>) {
  return <SelectField {...props} options={ROLES.map((one) => [one, text.roles[one]])} />;
}

export function RoleDialog({ person, close }: { person: Person; close: () => void }) {
  const change = usePersonChange();
  const form = useForm({
    begin: { role: person.role },
    save: (body) => change.mutateAsync({ person, body }),
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.roleOf(person.name)} action={text.changeRole} close={close}>
      <RoleField label={text.role} hint={text.rights[form.values.role]} {...form.choice('role', ROLES)} />
      <p className="soft small">{text.roleLead}</p>
    </FormDialog>
  );
}
