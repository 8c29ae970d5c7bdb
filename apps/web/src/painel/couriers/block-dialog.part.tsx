import { useState } from 'react';
import { answer, api } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { now } from '../../ground/time.js';
import { Reason } from '../../ground/ui/reason.js';
import { SelectField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { useCourierAct } from './couriers.hook.js';
import { blockEnd, BLOCK_SPANS, type BlockSpan, type CourierRecord } from './couriers.rules.js';
import { courierWords } from './words.js';

type End = BlockSpan | 'open';

/** Blocks a courier until a time, with a reason. A block can be undone at once. */
export function BlockDialog({ courier, close }: { courier: CourierRecord; close: () => void }) {
  const text = useWords(courierWords);
  const { id, name, activeOrders, blockedAt } = courier;
  const [end, setEnd] = useState<End>('day');
  const path = { params: { path: { id } } };
  const unblock = useCourierAct(() => answer(api.POST('/api/admin/couriers/{id}/unblock', path)));
  const block = useCourierAct((reason: string) =>
    answer(
      api.POST('/api/admin/couriers/{id}/block', {
        ...path,
        body: { until: end === 'open' ? null : blockEnd(end, now()), ...(reason !== '' && { reason }) },
      }),
    ),
  );
  const spans = Object.keys(BLOCK_SPANS) as BlockSpan[];
  return (
    <Reason
      optional
      title={text.blockTitle(name)}
      usual={Object.values(text.usualBlocks)}
      action={text.blockDo}
      busy={block.isPending}
      confirm={(reason) => {
        block.mutate(reason, {
          onSuccess: () => {
            notify(
              text.blocked(name),
              blockedAt === null
                ? () => {
                    unblock.mutate(undefined);
                  }
                : undefined,
            );
            close();
          },
        });
      }}
      close={close}
    >
      <p>{activeOrders.length > 0 ? text.blockLeadBusy(activeOrders.length) : text.blockLead}</p>
      <SelectField
        label={text.blockEnd}
        value={end}
        onChange={({ target }) => {
          setEnd(target.value as End);
        }}
      >
        {spans.map((one) => (
          <option key={one} value={one}>
            {text.blockSpans[one]}
          </option>
        ))}
        <option value="open">{text.blockSpans.open}</option>
      </SelectField>
    </Reason>
  );
}
