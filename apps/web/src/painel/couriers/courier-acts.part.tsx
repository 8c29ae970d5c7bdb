import { useState } from 'react';
import { call, useRead } from '../../base/api/client.js';
import { money } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { MenuButton, type MenuItem } from '../../desk/ui/menu.js';
import { Reason } from '../../desk/ui/reason.js';
import { refused, notify } from '../../base/ui/toast.js';
import { keep, useCourierAct, type CourierRecord } from './couriers.hook.js';
import { CourierForm } from './courier-form.part.js';
import { courierWords as text } from '../words.js';
import { now } from '../../base/time.js';
import { SelectField } from '../../base/ui/field.js';
import { showDialog } from '../../base/ui/show-dialog.js';

type Verb = 'approve' | 'unblock' | 'block-withdrawals' | 'unblock-withdrawals';

/** An act with an inverse can be undone, every other asks once. */
export function CourierActs({ courier }: { courier: CourierRecord }) {
  const { id, name, registration, blockedAt, withdrawalBlocked } = courier;
  const plain = useCourierAct((verb: Verb) => call(`POST /api/admin/couriers/{id}/${verb}`, { id }));
  const because = (verb: BecauseProps['verb']) => () =>
    void showDialog(<BecauseDialog courier={courier} verb={verb} />);
  const active = registration === 'active';
  const run = (verb: Verb, done: string, undo?: () => void) =>
    plain.mutate(verb, { onSuccess: () => notify(done, undo) });
  const blockWithdrawals = () => run('block-withdrawals', text.withdrawalsBlocked(name), unblockWithdrawals);
  const unblockWithdrawals = () =>
    run('unblock-withdrawals', text.withdrawalsUnblocked(name), blockWithdrawals);
  const further: MenuItem[] = [
    { label: text.sendReset, icon: 'out', act: sendReset },
    withdrawalBlocked
      ? { label: text.unblockWithdrawals, icon: 'money', act: unblockWithdrawals }
      : { label: text.blockWithdrawals, icon: 'money', act: blockWithdrawals },
    ...(active ? [{ label: text.suspend, danger: true, act: because('suspend') }] : []),
  ];
  return (
    <div className="row wrap acts">
      {!active && (
        <Button kind="primary" busy={plain.isPending} onClick={() => run('approve', text.approved(name))}>
          {registration === 'suspended' ? text.reinstate : text.approve}
        </Button>
      )}
      {registration === 'awaiting_approval' && <Button onClick={because('refuse')}>{text.refuse}</Button>}
      <Button onClick={() => showDialog(<CourierForm courier={courier} />)}>{text.edit}</Button>
      {active && blockedAt !== null && (
        <Button busy={plain.isPending} onClick={() => run('unblock', text.unblocked(name))}>
          {text.unblock}
        </Button>
      )}
      {active && (
        <Button onClick={() => showDialog(<BlockDialog courier={courier} />)}>
          {blockedAt === null ? text.block : text.changeBlock}
        </Button>
      )}
      <MenuButton kind="quiet" icon="dots" bare label={text.further} items={further}>
        {text.further}
      </MenuButton>
    </div>
  );

  function sendReset(): void {
    call('POST /api/admin/couriers/{id}/password-reset', { id }).then(
      ({ channel }) => notify(text.resetSent(channel)),
      refused,
    );
  }
}

interface BecauseProps {
  courier: CourierRecord;
  verb: 'refuse' | 'suspend';
  done?: () => void;
}

export function BecauseDialog({ courier, verb, done }: BecauseProps) {
  const { id, name } = courier;
  const refusing = verb === 'refuse';
  const { data: held } = useRead('/api/admin/couriers/{id}/holdings', { id }, { enabled: !refusing });
  return (
    <Reason
      title={refusing ? text.refuseTitle(name) : text.suspendTitle(name)}
      usual={Object.values(refusing ? text.usualRefusals : text.usualBlocks)}
      action={refusing ? text.refuseDo : text.suspendDo}
      confirm={async (reason) => {
        keep(await call(`POST /api/admin/couriers/{id}/${verb}`, { id, reason }));
        notify(refusing ? text.refused(name) : text.suspended(name));
        done?.();
      }}
    >
      <p>{refusing ? text.refuseLead : text.suspendLead}</p>
      {held && (held.orders > 0 || held.cashCents > 0) && (
        <p className="notice amber" role="alert">
          {text.holds({ orders: held.orders, cash: money(held.cashCents) })}
        </p>
      )}
    </Reason>
  );
}

/** Hours from now; null: the block has no end. */
const ENDS = { hour: 1, hours4: 4, day: 24, week: 168, month: 720, open: null } as const;
type End = keyof typeof ENDS;

function BlockDialog({ courier }: { courier: CourierRecord }) {
  const { id, name, activeOrders, blockedAt } = courier;
  const [end, setEnd] = useState<End>('day');
  const unblock = useCourierAct(() => call('POST /api/admin/couriers/{id}/unblock', { id }));
  return (
    <Reason
      title={text.blockTitle(name)}
      usual={Object.values(text.usualBlocks)}
      action={text.blockDo}
      confirm={async (reason) => {
        const hours = ENDS[end];
        const until = hours && new Date(now() + hours * 3_600_000).toISOString();
        keep(await call('POST /api/admin/couriers/{id}/block', { id, until, reason }));
        notify(text.blocked(name), blockedAt === null ? () => unblock.mutate(undefined) : undefined);
      }}
    >
      <p>{activeOrders.length > 0 ? text.blockLeadBusy(activeOrders.length) : text.blockLead}</p>
      <SelectField
        label={text.blockEnd}
        value={end}
        onChange={({ target }) => setEnd(target.value as End)}
        options={(Object.keys(ENDS) as End[]).map((one) => [one, text.blockDurations[one]])}
      />
    </Reason>
  );
}
