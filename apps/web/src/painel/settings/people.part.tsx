import { useQuery, useMutation } from '@tanstack/react-query';
import { notify } from '../../ground/ui/toast.js';
import { read, write } from '../../ground/api/client.js';
import { useKnownSession } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { MenuButton } from '../../ground/ui/menu.js';
import { Status } from '../../ground/ui/status.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { ROLES, usePersonChange, type Person } from './people.hook.js';
import { NewPersonDialog, RoleDialog } from './people-dialogs.part.js';
import { peopleWords as text } from '../words.js';

/** Operators of the panel and their roles. */
export function PeoplePart({ locked }: { locked: boolean }) {
  const people = useQuery(read('/api/admin/operators'));
  return (
    <>
      {!locked && (
        <Button
          kind="primary"
          icon="plus"
          className="start"
          onClick={() => showDialog((close) => <NewPersonDialog close={close} />)}
        >
          {text.add}
        </Button>
      )}
      {!people.isSuccess && <Unread of={people} lines={5} />}
      <ul className="card lines">
        {people.data?.items.map((person) => (
          <PersonLine key={person.id} person={person} locked={locked} />
        ))}
      </ul>
      <section className="card padded roles">
        <h3>{text.rolesTitle}</h3>
        <dl className="facts">
          {ROLES.map((role) => (
            <div key={role} className="key-line">
              <dt>{text.roles[role]}</dt>
              <dd>{text.rights[role]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function PersonLine({ person, locked }: { person: Person; locked: boolean }) {
  const { operator } = useKnownSession();
  const change = usePersonChange();
  const resetting = useMutation(
    write('DELETE /api/admin/operators/{id}/second-factor', {
      onSuccess: () => notify(text.factorGone),
    }),
  );
  const { name } = person;
  const takeFactor = async () => {
    if (await confirm({ title: text.factorTitle(name), lead: text.factorLead, action: text.takeFactor }))
      resetting.mutate({ id: person.id });
  };
  const turnOff = async () => {
    if (await confirm({ title: text.offTitle(name), lead: text.offLead, action: text.off }))
      change.mutate({ person, body: { active: false } });
  };
  const link = useMutation(
    write('POST /api/admin/operators/{id}/password-reset', {
      onSuccess: () => notify(text.linkSent),
    }),
  );
  const items = [
    {
      label: text.changeRole,
      act: () => void showDialog((close) => <RoleDialog person={person} close={close} />),
    },
    {
      label: text.sendLink,
      act: () => link.mutate({ id: person.id }),
    },
    {
      label: text.takeFactor,
      act: takeFactor,
    },
    person.active
      ? {
          label: text.off,
          danger: true,
          act: turnOff,
        }
      : {
          label: text.on,
          act: () => change.mutate({ person, body: { active: true } }),
        },
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
