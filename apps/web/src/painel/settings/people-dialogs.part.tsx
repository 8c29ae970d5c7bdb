import { useState, type SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { ROLES, useNewPerson, usePersonChange, type NewPerson, type Person } from './people.hook.js';
import { peopleWords } from './people-words.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';

export function NewPersonDialog({ close }: { close: () => void }) {
  const text = useWords(peopleWords);
  const adding = useNewPerson();
  const errors = adding.error instanceof Problem ? adding.error.fields : {};
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = Object.fromEntries(new FormData(event.currentTarget)) as unknown as NewPerson;
    adding.mutate(sent, { onSuccess: close });
  };
  const action = (
    <Button kind="primary" type="submit" form="new-person" busy={adding.isPending}>
      {text.add}
    </Button>
  );
  return (
    <Dialog title={text.add} close={close} actions={action}>
      <form id="new-person" className="stack" onSubmit={send}>
        <TextField label={text.name} name="name" required maxLength={200} error={errors['name']?.join(' ')} />
        <TextField
          label={text.email}
          name="email"
          type="email"
          required
          autoComplete="off"
          error={errors['email']?.join(' ')}
        />
        <TextField
          label={text.password}
          hint={text.passwordHint}
          name="password"
          type="password"
          minLength={PASSWORD_MIN.operator}
          required
          autoComplete="new-password"
          error={errors['password']?.join(' ')}
        />
        <SelectField label={text.role} name="role" defaultValue="operator">
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {text.roles[role]}
            </option>
          ))}
        </SelectField>
        {adding.error && Object.keys(errors).length === 0 && (
          <p className="error" role="alert">
            {problemText(adding.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

export function RoleDialog({ person, close }: { person: Person; close: () => void }) {
  const text = useWords(peopleWords);
  const change = usePersonChange();
  const [role, setRole] = useState(person.role);
  const action = (
    <Button
      kind="primary"
      busy={change.isPending}
      onClick={() => {
        change.mutate({ person, body: { role } }, { onSettled: close });
      }}
    >
      {text.changeRole}
    </Button>
  );
  return (
    <Dialog title={text.roleOf(person.name)} close={close} actions={action}>
      <SelectField
        label={text.role}
        hint={text.rights[role]}
        value={role}
        onChange={({ target }) => {
          setRole(target.value as typeof role);
        }}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {text.roles[one]}
          </option>
        ))}
      </SelectField>
      <p className="does">{text.roleLead}</p>
    </Dialog>
  );
}
