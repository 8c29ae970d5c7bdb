import { useQuery, useMutation } from '@tanstack/react-query';
import { type Answer, type Asks, type Operation, read, sendChange, write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { MailboxLink } from '../../ground/ui/mailbox.js';
import { Status } from '../../ground/ui/status.js';
import { notify } from '../../ground/ui/toast.js';
import { useKnownSession, sessionAgain } from '../data/session.hook.js';
import { teamWords as text } from '../words.js';

export function TeamRoute() {
  const { developer, teams } = useKnownSession();
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <p className="soft">{text.lead}</p>
      {teams.map(({ id }) => (
        <TeamBox key={id} id={id} me={developer.id} />
      ))}
      <NewTeam />
    </main>
  );
}

function TeamBox({ id, me }: { id: number; me: number }) {
  const found = useQuery(read('/api/developer/teams/{id}', { id }));
  if (!found.isSuccess) return <Unread of={found} lines={5} />;
  return <OneTeam team={found.data} me={me} />;
}

function OneTeam({ team, me }: { team: Team; me: number }) {
  const acts = useTeamActs(team.id);
  const owner = team.role === 'owner';
  return (
    <section className="box stack" aria-label={team.name}>
      <div className="row">
        <h2 className="grow">{team.name}</h2>
        <Status tone={owner ? 'accent' : 'plain'}>{text.roles[team.role]}</Status>
      </div>
      <h3>{text.members}</h3>
      <ul className="lines">
        {team.members.map((member) => (
          <MemberLine key={member.developerId} teamId={team.id} {...{ member, me, acts }} mayManage={owner} />
        ))}
      </ul>
      {team.invitations.length > 0 && (
        <>
          <h3>{text.invitations}</h3>
          <MailboxLink />
          <ul className="lines">
            {team.invitations.map(({ id, email, expiresAt }) => (
              <li key={id} className="row wrap">
                <span className="grow">
                  {email} <span className="soft small">{text.expires(moment(expiresAt))}</span>
                </span>
                {owner && (
                  <Button onClick={() => acts.withdraw.mutate({ id: team.id, invitationId: id })}>
                    {text.withdraw}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {owner && <Owned acts={acts} team={team} />}
    </section>
  );
}

type Acts = ReturnType<typeof useTeamActs>;

function MemberLine({
  teamId,
  member,
  me,
  mayManage,
  acts,
}: {
  teamId: number;
  member: Member;
  me: number;
  mayManage: boolean;
  acts: Acts;
}) {
  const { developerId, name, email, role, since } = member;
  const self = developerId === me;
  const transfer = async () => {
    const { transferLead: lead, transfer: action } = text;
    if (await confirm({ title: text.transferTitle(name), lead, action }))
      acts.transfer.mutate({ id: teamId, developerId });
  };
  const removal = self ? text.leave : text.remove;
  const remove = async () => {
    const title = self ? text.leaveTitle : text.removeTitle(name);
    if (await confirm({ title, lead: text.removeLead, action: removal }))
      acts.remove.mutate({ id: teamId, developerId });
  };
  return (
    <li className="row wrap">
      <span className="grow">
        <strong>{name}</strong> <span className="soft">{email}</span>
        <span className="soft small" style={{ display: 'block' }}>
          {text.roles[role]} · {text.since(moment(since))}
        </span>
      </span>
      {mayManage && !self && <Button onClick={transfer}>{text.transfer}</Button>}
      {role !== 'owner' && (mayManage || self) && <Button onClick={remove}>{removal}</Button>}
    </li>
  );
}

function Owned({ acts: { invite, rename }, team }: { acts: Acts; team: Team }) {
  const inviting = useForm({
    begin: { email: '' },
    save: ({ email }) => invite(email),
    saved: () => notify(text.invited),
  });
  return (
    <>
      <Form form={inviting}>
        <TextField label={text.email} type="email" required autoComplete="off" {...inviting.field('email')} />
        <p>
          <Submit form={inviting}>{text.invite}</Submit>
        </p>
      </Form>
      <details>
        <summary>
          <Icon name="edit" /> {text.rename}
        </summary>
        <NameForm begin={team.name} action={text.rename} save={rename} />
      </details>
    </>
  );
}

interface NameFormProps {
  begin: string;
  action: string;
  save: (name: string) => Promise<unknown>;
}

/** The name of a team, of a new one or of one that is there. */
function NameForm({ begin, action, save }: NameFormProps) {
  const form = useForm({ begin: { name: begin }, save: ({ name }) => save(name) });
  return (
    <Form form={form}>
      <TextField label={text.teamName} required autoComplete="off" {...form.field('name')} />
      <p>
        <Submit form={form} kind="plain">
          {action}
        </Submit>
      </p>
    </Form>
  );
}

function NewTeam() {
  return (
    <details className="box">
      <summary>
        <Icon name="plus" /> {text.another}
      </summary>
      <NameForm begin="" action={text.create} save={(name) => sent('POST /api/developer/teams', { name })} />
    </details>
  );
}

type Team = Answer<'/api/developer/teams/{id}'>;
type Member = Team['members'][number];

/** A change of teams reads the session again, which names them. */
async function sent<O extends Operation>(operation: O, asked: Asks<O>): Promise<void> {
  await sendChange(operation, asked, '/api/developer/apps');
  await sessionAgain();
}

/** What an owner does to a team. */
function useTeamActs(id: number) {
  const act = { also: ['/api/developer/apps'], onSuccess: sessionAgain } as const;
  return {
    withdraw: useMutation(write('DELETE /api/developer/teams/{id}/invitations/{invitationId}', act)),
    remove: useMutation(write('DELETE /api/developer/teams/{id}/members/{developerId}', act)),
    transfer: useMutation(write('POST /api/developer/teams/{id}/transfer', act)),
    rename: (name: string) => sent('PATCH /api/developer/teams/{id}', { id, name }),
    invite: (email: string) => sent('POST /api/developer/teams/{id}/invitations', { id, email }),
  };
}
