import { notify, refused } from '../../base/ui/toast.js';
import { sendChange, type Answer, type Body, useRead } from '../../base/api/client.js';
import { useKnownSession } from '../../desk/session.js';
import { perform } from '../../base/ui/act.js';
import { Lines } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { confirm } from '../../base/ui/dialog.js';
import { FactList } from '../../base/ui/fact-list.js';
import { MenuButton } from '../../desk/ui/menu.js';
import { Status } from '../../base/ui/status.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import * as c from '../../base/codec.js';
import { partOf } from '../../base/form.js';
import { PASSWORD_MIN } from '../../base/password.rules.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { NewPassword } from '../../base/ui/new-password.js';
import { peopleWords as text, recordFormWords } from '../words.js';

type Person = Answer<'/api/admin/operators'>['items'][number];
const ROLES = ['owner', 'operator', 'finance', 'read_only'] as const;

type PersonPatch = Partial<Pick<Body<'POST /api/admin/operators'>, 'role'> & { active: boolean }>;

/** Offers undo. */
async function change({ id, ...person }: Person, body: PersonPatch): Promise<void> {
  const send = (patch: PersonPatch) => sendChange('PATCH /api/admin/operators/{id}', { id, ...patch });
  await send(body);
  notify(text.changed(person.name), () => send(partOf(person, body)).catch(refused));
}

export function PeoplePart({ locked }: { locked: boolean }) {
  const people = useRead('/api/admin/operators');
  return (
    <>
      {!locked && (
        <Button kind="primary" icon="plus" className="start" onClick={() => showDialog(<NewPersonDialog />)}>
          {text.add}
        </Button>
      )}
      <Lines of={people} lines={5} className="card lines">
        {(person) => <PersonLine key={person.id} person={person} locked={locked} />}
      </Lines>
      <section className="card padded">
        <h3>{text.rolesTitle}</h3>
        <FactList facts={ROLES.map((role) => [text.roles[role], text.rights[role]])} />
      </section>
    </>
  );
}

function PersonLine({ person, locked }: { person: Person; locked: boolean }) {
  const { operator } = useKnownSession();
  const { id, name } = person;
  const switchTo = (active: boolean) => change(person, { active }).catch(refused);
  const turnOff = async () => {
    if (await confirm({ title: text.offTitle(name), lead: text.offLead, action: text.off }))
      await switchTo(false);
  };
  const takeFactor = () =>
    perform({
      of: 'DELETE /api/admin/operators/{id}/second-factor',
      by: { id },
      ask: { title: text.factorTitle(name), lead: text.factorLead, action: text.takeFactor },
      success: text.factorGone,
    });
  const sendLink = () =>
    perform({ of: 'POST /api/admin/operators/{id}/password-reset', by: { id }, success: text.linkSent });
  const items = [
    { label: text.changeRole, act: () => void showDialog(<RoleDialog person={person} />) },
    { label: text.sendLink, act: sendLink },
    { label: text.takeFactor, act: takeFactor },
    person.active
      ? { label: text.off, danger: true, act: turnOff }
      : { label: text.on, act: () => switchTo(true) },
  ];
  return (
    <li className="row wrap">
      <span className="grow">
        <strong>{person.name}</strong>
        {person.id === operator.id && <span className="soft"> · {text.you}</span>}
        <span className="soft cut block">{person.email}</span>
      </span>
      <Status tone={person.role === 'owner' ? 'accent' : 'plain'}>{text.roles[person.role]}</Status>
      {!person.active && <Status tone="amber">{text.inactive}</Status>}
      {!locked && (
        <MenuButton kind="quiet" bare icon="dots" label={text.actsOf(person.name)} items={items}>
          {text.actsOf(person.name)}
        </MenuButton>
      )}
    </li>
  );
}

const role = c.field(text.role, c.choice(text.roles));
const PERSON = c.record({
  name: c.field(text.name, c.needed, { required: true, maxLength: 200 }),
  email: c.field(text.email, c.needed, { type: 'email', required: true, autoComplete: 'off' }),
  password: c.secret(1),
  role,
});

function NewPersonDialog() {
  return (
    <RecordDialog
      codec={PERSON}
      begin={{ role: 'operator' }}
      title={text.add}
      action={text.add}
      missing={recordFormWords.needed}
      save={(person) => sendChange('POST /api/admin/operators', person)}
      success={({ name }) => text.added(name)}
    >
      {(form) => (
        <>
          <Fields form={form} of={['name', 'email']} />
          <NewPassword
            whose="operator"
            label={text.password}
            hint={text.passwordHint(PASSWORD_MIN.operator)}
            {...form.field('password')}
          />
          <Fields form={form} of={['role']} />
        </>
      )}
    </RecordDialog>
  );
}

const ROLE = c.record({ role });

function RoleDialog({ person }: { person: Person }) {
  return (
    <RecordDialog
      codec={ROLE}
      begin={person}
      title={text.roleOf(person.name)}
      action={text.changeRole}
      save={(body) => change(person, body)}
    >
      {(form) => (
        <>
          <Fields form={form} of={['role']} hint={text.rights[form.record?.role ?? person.role]} />
          <p className="soft small">{text.roleLead}</p>
        </>
      )}
    </RecordDialog>
  );
}
