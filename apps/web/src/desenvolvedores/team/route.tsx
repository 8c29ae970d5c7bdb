import { type Answer, type Asks, type Operation, sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { MailboxLink } from '../../base/ui/mailbox.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { Status } from '../../base/ui/status.js';
import { useKnownSession, refetchSession } from '../data/session.hook.js';
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
      <details className="box">
        <summary>
          <Icon name="plus" /> {text.another}
        </summary>
        <NameForm
          begin=""
          action={text.create}
          save={(name) => sent('POST /api/developer/teams', { name })}
        />
      </details>
    </main>
  );
}

function TeamBox({ id, me }: { id: number; me: number }) {
  const found = useRead('/api/developer/teams/{id}', { id });
  if (!found.isSuccess) return <Unread of={found} lines={5} />;
  return <OneTeam team={found.data} me={me} />;
}

function OneTeam({ team, me }: { team: Team; me: number }) {
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
          <MemberLine key={member.developerId} teamId={team.id} member={member} me={me} mayManage={owner} />
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
                  <Act
                    {...CHANGE}
                    of="DELETE /api/developer/teams/{id}/invitations/{invitationId}"
                    by={{ id: team.id, invitationId: id }}
                  >
                    {text.withdraw}
                  </Act>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {owner && <Owned team={team} />}
    </section>
  );
}

interface MemberLineProps {
  teamId: number;
  member: Team['members'][number];
  me: number;
  mayManage: boolean;
}

function MemberLine({ teamId, member, me, mayManage }: MemberLineProps) {
  const { developerId, name, email, role, since } = member;
  const self = developerId === me;
  const by = { id: teamId, developerId };
  const removal = self ? text.leave : text.remove;
  const title = self ? text.leaveTitle : text.removeTitle(name);
  return (
    <li className="row wrap">
      <span className="grow">
        <strong>{name}</strong> <span className="soft">{email}</span>
        <span className="soft small block">
          {text.roles[role]} · {text.since(moment(since))}
        </span>
      </span>
      {mayManage && !self && (
        <Act
          {...CHANGE}
          of="POST /api/developer/teams/{id}/transfer"
          by={by}
          ask={{ title: text.transferTitle(name), lead: text.transferLead, action: text.transfer }}
        >
          {text.transfer}
        </Act>
      )}
      {role !== 'owner' && (mayManage || self) && (
        <Act
          {...CHANGE}
          of="DELETE /api/developer/teams/{id}/members/{developerId}"
          by={by}
          ask={{ title, lead: text.removeLead, action: removal }}
        >
          {removal}
        </Act>
      )}
    </li>
  );
}

const INVITATION = c.record({
  email: c.field(text.email, c.needed, { type: 'email', required: true, autoComplete: 'off' }),
});

function Owned({ team: { id, name: begin } }: { team: Team }) {
  return (
    <>
      <RecordForm
        codec={INVITATION}
        begin={{}}
        action={text.invite}
        save={({ email }) => sent('POST /api/developer/teams/{id}/invitations', { id, email })}
        success={text.invited}
      />
      <details>
        <summary>
          <Icon name="edit" /> {text.rename}
        </summary>
        <NameForm
          begin={begin}
          action={text.rename}
          save={(name) => sent('PATCH /api/developer/teams/{id}', { id, name })}
        />
      </details>
    </>
  );
}

const NAME = c.record({ name: c.field(text.teamName, c.needed, { required: true, autoComplete: 'off' }) });

interface NameFormProps {
  begin: string;
  action: string;
  save: (name: string) => Promise<unknown>;
}

function NameForm({ begin, action, save }: NameFormProps) {
  return (
    <RecordForm
      codec={NAME}
      begin={{ name: begin }}
      action={action}
      kind="plain"
      save={({ name }) => save(name)}
    />
  );
}

type Team = Answer<'/api/developer/teams/{id}'>;

const CHANGE = { also: ['/api/developer/apps'], done: refetchSession } as const;

/** Sends a change of teams and reads the session again, which names them. */
async function sent<O extends Operation>(operation: O, asked: Asks<O>): Promise<void> {
  await sendChange(operation, asked, '/api/developer/apps');
  await refetchSession();
}
