import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { RestrictionChecks } from './merchant-facts.part.js';
import { MerchantForm } from './merchant-form.part.js';
import { STANDING_TONES, standingOf, type Merchant } from './merchants.rules.js';
import { merchantWords as text } from '../words.js';

interface SubUsersProps {
  owner: Merchant;
  mayWrite: boolean;
  open: (id: number) => void;
}

/** Sub-users, who order on the account's wallet, and the restrictions of each. */
export function SubUsers({ owner, mayWrite, open }: SubUsersProps) {
  const users = useQuery(read('/api/admin/merchants', { ownerId: owner.id, perPage: 200 }));
  if (!users.isSuccess) return <Unread of={users} lines={4} />;
  return (
    <div className="stack">
      <p className="row">
        <span className="grow soft">{text.subUsersLead}</span>
        {mayWrite && (
          <Button
            icon="plus"
            onClick={() => showDialog((close) => <MerchantForm ownerId={owner.id} close={close} />)}
          >
            {text.newSubUser}
          </Button>
        )}
      </p>
      {users.data.items.length === 0 && <p className="soft">{text.noSubUsers}</p>}
      <ul className="stack">
        {users.data.items.map((user) => (
          <li key={user.id} className="card padded stack" data-sub-user={user.name}>
            <div className="row wrap">
              <strong className="grow">{user.name}</strong>
              <Status tone={STANDING_TONES[standingOf(user)]}>{text.standing[standingOf(user)]}</Status>
              <Button kind="quiet" onClick={() => open(user.id)}>
                {text.openSubUser}
              </Button>
            </div>
            <RestrictionChecks merchant={user} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
    </div>
  );
}
