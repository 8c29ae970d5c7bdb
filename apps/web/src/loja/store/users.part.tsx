import { useMutation, useQuery } from '@tanstack/react-query';
import { read, sendChange, write } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import * as c from '../../ground/codec.js';
import { useForm } from '../../ground/form.js';
import { money } from '../../ground/money.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Fields } from '../../ground/ui/fields.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { notify } from '../../ground/ui/toast.js';
import type { User } from './store.hook.js';
import { dayLimitWords, storeWords as text } from '../words.js';

/** Who else uses the account, and what they may do. */
export function Users() {
  const found = useQuery({ ...read('/api/merchant/users'), select: itemsOf });
  const form = useForm({
    begin: { name: '', email: '' },
    save: (body) => sendChange('POST /api/merchant/users', body),
    saved: () => notify(text.invited),
  });
  return (
    <section className="box stack" aria-labelledby="users">
      <h2 id="users">{text.users}</h2>
      <p className="soft">{text.usersLead}</p>
      {!found.isSuccess && <Unread of={found} lines={3} />}
      {found.data?.length === 0 && <p>{text.noUsers}</p>}
      <ul className="lines">
        {found.data?.map((user) => (
          <UserLine key={user.id} user={user} />
        ))}
      </ul>
      <details>
        <summary>
          <Icon name="plus" /> {text.addUser}
        </summary>
        <Form form={form}>
          <TextField label={text.userName} required autoComplete="off" {...form.field('name')} />
          <TextField label={text.email} type="email" required autoComplete="off" {...form.field('email')} />
          <p>
            <Submit form={form} kind="plain">
              {text.invite}
            </Submit>
          </p>
        </Form>
      </details>
    </section>
  );
}

function UserLine({ user }: { user: User }) {
  const changing = useMutation(write('PATCH /api/merchant/users/{id}'));
  const sending = useMutation(write('POST /api/merchant/users/{id}/password-reset'));
  const { id, name, email, blocked, hasPassword } = user;
  const rights = useForm({
    begin: user.restrictions,
    save: (restrictions) => sendChange('PATCH /api/merchant/users/{id}', { id, restrictions }),
  });
  const link = () => sending.mutate({ id }, { onSuccess: () => notify(text.sentLink) });
  return (
    <li className="stack">
      <span className="row wrap">
        <span className="grow">
          <strong>{name}</strong> <span className="soft">{email}</span>
        </span>
        {blocked && <Status tone="red">{text.blocked}</Status>}
        {!hasPassword && <Status tone="amber">{text.waitsPassword}</Status>}
      </span>
      <span className="row wrap">
        <Check
          label={text.ordering}
          checked={!rights.values.ordering}
          onChange={({ target }) => rights.choose({ ordering: !target.checked })}
        />
        <Check
          label={text.reading}
          checked={!rights.values.readingOthers}
          onChange={({ target }) => rights.choose({ readingOthers: !target.checked })}
        />
        <Button onClick={() => changing.mutate({ id, blocked: !blocked })}>
          {blocked ? text.unblock : text.block}
        </Button>
        <Button busy={sending.isPending} onClick={link}>
          {text.resend}
        </Button>
        <Removal user={user} />
      </span>
      <DayLimit
        limitCents={user.dayLimitCents}
        save={(dayLimitCents) => sendChange('PATCH /api/merchant/users/{id}', { id, dayLimitCents })}
      />
    </li>
  );
}

function Removal({ user: { id, name } }: { user: User }) {
  const removing = useMutation(write('DELETE /api/merchant/users/{id}'));
  const remove = async () => {
    const { removeUserLead: lead, removeUser: action } = text;
    if (await confirm({ title: text.removeUserTitle(name), lead, action })) removing.mutate({ id });
  };
  return (
    <Button busy={removing.isPending} aria-label={text.remove(name)} onClick={remove}>
      {text.removeUser}
    </Button>
  );
}

interface DayLimitProps {
  /** null: no limit. */
  limitCents: number | null;
  save: (dayLimitCents: number | null) => Promise<unknown>;
}

const LIMIT = c.record({
  limitCents: c.field(dayLimitWords.label, c.optional(c.cents), { hint: dayLimitWords.hint }),
});

/** What a sub-user or an app may order for in a day. */
export function DayLimit({ limitCents, save }: DayLimitProps) {
  const form = useRecordForm(LIMIT, {
    begin: { limitCents },
    fault: dayLimitWords.notAnAmount,
    save: (limit) => save(limit.limitCents),
    saved: () => notify(dayLimitWords.saved),
  });
  return (
    <details className="below">
      <summary>{limitCents === null ? dayLimitWords.none : dayLimitWords.upTo(money(limitCents))}</summary>
      <Form form={form}>
        <Fields form={form} of={['limitCents']} />
        <p>
          <Submit form={form} kind="plain">
            {dayLimitWords.save}
          </Submit>
        </p>
      </Form>
    </details>
  );
}
