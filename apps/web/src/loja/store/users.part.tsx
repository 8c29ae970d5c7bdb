import { type Answer, sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { useChosen } from '../../base/chosen.js';
import { money } from '../../base/money.js';
import { Act } from '../../base/ui/act.js';
import { Box, Lines } from '../../base/ui/box.js';
import { Check } from '../../base/ui/field.js';
import { Icon } from '../../base/ui/icon.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { Status } from '../../base/ui/status.js';
import { dayLimitWords, storeWords as text } from '../words.js';

const INVITATION = c.record({
  name: c.field(text.userName, c.needed, { required: true, autoComplete: 'off' }),
  email: c.field(text.email, c.needed, { type: 'email', required: true, autoComplete: 'off' }),
});

export function Users() {
  return (
    <Box title={text.users} lead={text.usersLead}>
      <Lines of={useRead('/api/merchant/users')} empty={text.noUsers}>
        {(user) => <UserLine key={user.id} user={user} />}
      </Lines>
      <details>
        <summary>
          <Icon name="plus" /> {text.addUser}
        </summary>
        <RecordForm
          codec={INVITATION}
          begin={{}}
          action={text.invite}
          kind="plain"
          save={(body) => sendChange('POST /api/merchant/users', body)}
          success={text.invited}
        />
      </details>
    </Box>
  );
}

function UserLine({ user }: { user: Answer<'/api/merchant/users'>['items'][number] }) {
  const { id, name, email, blocked, hasPassword } = user;
  const rights = useChosen(user.restrictions, (restrictions) =>
    sendChange('PATCH /api/merchant/users/{id}', { id, restrictions }),
  );
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
        {(['ordering', 'readingOthers'] as const).map((one) => (
          <Check
            key={one}
            label={one === 'ordering' ? text.ordering : text.reading}
            checked={!rights.values[one]}
            onChange={({ target }) => rights.choose({ [one]: !target.checked })}
          />
        ))}
        <Act of="PATCH /api/merchant/users/{id}" by={{ id, blocked: !blocked }}>
          {blocked ? text.unblock : text.block}
        </Act>
        <Act of="POST /api/merchant/users/{id}/password-reset" by={{ id }} success={text.sentLink}>
          {text.resend}
        </Act>
        <Act
          of="DELETE /api/merchant/users/{id}"
          by={{ id }}
          ask={{ title: text.removeUserTitle(name), lead: text.removeUserLead, action: text.removeUser }}
          aria-label={text.remove(name)}
        >
          {text.removeUser}
        </Act>
      </span>
      <DayLimit
        limitCents={user.dayLimitCents}
        save={(dayLimitCents) => sendChange('PATCH /api/merchant/users/{id}', { id, dayLimitCents })}
      />
    </li>
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

/** The most that a sub-user or an app may order for in a day. */
export function DayLimit({ limitCents, save }: DayLimitProps) {
  return (
    <details className="below">
      <summary>{limitCents === null ? dayLimitWords.none : dayLimitWords.upTo(money(limitCents))}</summary>
      <RecordForm
        codec={LIMIT}
        begin={{ limitCents }}
        fault={dayLimitWords.notAnAmount}
        action={dayLimitWords.save}
        kind="plain"
        save={(limit) => save(limit.limitCents)}
        success={dayLimitWords.saved}
      />
    </details>
  );
}
