import { useState } from 'react';
import { call } from '../../ground/api/client.js';
import { now } from '../../ground/time.js';
import { Reason } from '../../ground/ui/reason.js';
import { SelectField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { keep, useCourierAct } from './couriers.hook.js';
import { blockEnd, BLOCK_DURATIONS, type BlockDuration, type CourierRecord } from './couriers.rules.js';
import { courierWords as text } from '../words.js';

type End = BlockDuration | 'open';

/** Blocks a courier until a time, with a reason. A block can be undone at once. */
export function BlockDialog({ courier, close }: { courier: CourierRecord; close: () => void }) {
  const { id, name, activeOrders, blockedAt } = courier;
  const [end, setEnd] = useState<End>('day');
  const unblock = useCourierAct(() => call('POST /api/admin/couriers/{id}/unblock', { id }));
  const durations = Object.keys(BLOCK_DURATIONS) as BlockDuration[];
  return (
    <Reason
      title={text.blockTitle(name)}
      usual={Object.values(text.usualBlocks)}
      action={text.blockDo}
      confirm={async (reason) => {
        const until = end === 'open' ? null : blockEnd(end, now());
        keep(await call('POST /api/admin/couriers/{id}/block', { id, until, reason }));
        notify(text.blocked(name), blockedAt === null ? () => unblock.mutate(undefined) : undefined);
        close();
      }}
      close={close}
    >
      <p>{activeOrders.length > 0 ? text.blockLeadBusy(activeOrders.length) : text.blockLead}</p>
      <SelectField label={text.blockEnd} value={end} onChange={({ target }) => setEnd(target.value as End)}>
        {durations.map((one) => (
          <option key={one} value={one}>
            {text.blockDurations[one]}
          </option>
        ))}
        <option value="open">{text.blockDurations.open}</option>
      </SelectField>
    </Reason>
  );
}
