import { sendChange } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { NewPassword } from '../../ground/ui/new-password.js';
import { notify } from '../../ground/ui/toast.js';
import { ROLES, usePersonChange, type Person } from './people.hook.js';
import { peopleWords as text, recordFormWords } from '../words.js';

const role = c.field(text.role, c.oneOf(ROLES, text.roles));
const PERSON = c.record({
  name: c.field(text.name, c.needed, { required: true, maxLength: 200 }),
  email: c.field(text.email, c.needed, { type: 'email', required: true, autoComplete: 'off' }),
  password: c.secret(1),
  role,
});

export function NewPersonDialog({ close }: { close: () => void }) {
  const form = useRecordForm(PERSON, {
    begin: { role: 'operator' },
    missing: recordFormWords.needed,
    save: (person) => sendChange('POST /api/admin/operators', person),
    saved: ({ name }) => {
      notify(text.added(name));
      close();
    },
  });
  return (
    <FormDialog form={form} title={text.add} action={text.add} close={close}>
      <Fields form={form} of={['name', 'email']} />
      <NewPassword
        whose="operator"
        label={text.password}
        hint={text.passwordHint(PASSWORD_MIN.operator)}
        {...form.field('password')}
      />
      <Fields form={form} of={['role']} />
    </FormDialog>
  );
}

const ROLE = c.record({ role });

export function RoleDialog({ person, close }: { person: Person; close: () => void }) {
  const change = usePersonChange();
  const form = useRecordForm(ROLE, {
    begin: person,
    save: (body) => change.mutateAsync({ person, body }),
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.roleOf(person.name)} action={text.changeRole} close={close}>
      <Fields form={form} of={['role']} hint={text.rights[form.record?.role ?? person.role]} />
      <p className="soft small">{text.roleLead}</p>
    </FormDialog>
  );
}
