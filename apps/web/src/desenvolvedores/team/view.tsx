import { useState, type SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { MailboxLink } from '../../ground/ui/mailbox.js';
import { Status } from '../../ground/ui/status.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { useCreateTeam, useTeam, useTeamActs, type Member, type Team } from './team.hook.js';
import { teamWords as text } from '../words.js';

interface TeamViewProps {
  me: number;
  teams: readonly { readonly id: number }[];
}

export function TeamView({ me, teams }: TeamViewProps) {
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <p className="soft">{text.lead}</p>
      {teams.map(({ id }) => (
        <TeamBox key={id} id={id} me={me} />
      ))}
      <NewTeam />
    </main>
  );
}

function TeamBox({ id, me }: { id: number; me: number }) {
  const { data, error, refetch } = useTeam(id);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={5} />;
  return <OneTeam team={data} me={me} />;
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
          <MemberLine key={member.developerId} member={member} me={me} mayManage={owner} acts={acts} />
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
                  <Button
                    onClick={() => {
                      acts.withdraw.mutate(id, { onError: refused });
                    }}
                  >
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
  member,
  me,
  mayManage,
  acts,
}: {
  member: Member;
  me: number;
  mayManage: boolean;
  acts: Acts;
}) {
  const [asked, setAsked] = useState<'remove' | 'transfer' | null>(null);
  const { developerId, name, email, role, since } = member;
  const self = developerId === me;
  const close = () => {
    setAsked(null);
  };
  const act = () => {
    if (asked !== null) acts[asked].mutate(developerId, { onError: refused });
    close();
  };
  return (
    <li className="row wrap">
      <span className="grow">
        <strong>{name}</strong> <span className="soft">{email}</span>
        <span className="soft small" style={{ display: 'block' }}>
          {text.roles[role]} · {text.since(moment(since))}
        </span>
      </span>
      {mayManage && !self && (
        <Button
          onClick={() => {
            setAsked('transfer');
          }}
        >
          {text.transfer}
        </Button>
      )}
      {role !== 'owner' && (mayManage || self) && (
        <Button
          onClick={() => {
            setAsked('remove');
          }}
        >
          {self ? text.leave : text.remove}
        </Button>
      )}
      {asked && (
        <Confirm
          title={
            asked === 'transfer' ? text.transferTitle(name) : self ? text.leaveTitle : text.removeTitle(name)
          }
          action={asked === 'transfer' ? text.transfer : self ? text.leave : text.remove}
          confirm={act}
          close={close}
        >
          <p>{asked === 'transfer' ? text.transferLead : text.removeLead}</p>
        </Confirm>
      )}
    </li>
  );
}

function Owned({ acts, team }: { acts: Acts; team: Team }) {
  const { invite, rename } = acts;
  const wrong = fieldText(invite.error, 'email');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    invite.mutate(formText(new FormData(page), 'email'), {
      onSuccess: () => {
        notify(text.invited);
        page.reset();
      },
    });
  };
  return (
    <>
      <form className="stack" onSubmit={send}>
        <TextField label={text.email} name="email" type="email" required autoComplete="off" error={wrong} />
        {invite.error && wrong === undefined && (
          <p className="notice bad" role="alert">
            {problemText(invite.error)}
          </p>
        )}
        <p>
          <Button type="submit" kind="primary" busy={invite.isPending}>
            {text.invite}
          </Button>
        </p>
      </form>
      <details>
        <summary>
          <Icon name="edit" /> {text.rename}
        </summary>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            rename.mutate(formText(new FormData(event.currentTarget), 'name'), { onError: refused });
          }}
        >
          <TextField label={text.teamName} name="name" required defaultValue={team.name} />
          <p>
            <Button type="submit" busy={rename.isPending}>
              {text.rename}
            </Button>
          </p>
        </form>
      </details>
    </>
  );
}

function NewTeam() {
  const creating = useCreateTeam();
  return (
    <details className="box">
      <summary>
        <Icon name="plus" /> {text.another}
      </summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const page = event.currentTarget;
          creating.mutate(formText(new FormData(page), 'name'), {
            onSuccess: () => {
              page.reset();
            },
            onError: refused,
          });
        }}
      >
        <TextField label={text.teamName} name="name" required autoComplete="off" />
        <p>
          <Button type="submit" busy={creating.isPending}>
            {text.create}
          </Button>
        </p>
      </form>
    </details>
  );
}
