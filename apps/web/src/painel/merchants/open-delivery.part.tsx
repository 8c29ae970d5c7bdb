import { sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { useMay } from '../../desk/session.js';
import { ClientPair, OPEN_DELIVERY } from '../../desk/ui/open-delivery.js';
import { Read } from '../../base/ui/box.js';
import { RecordForm } from '../../base/ui/record-form.js';
import type { Merchant } from './merchants.hook.js';
import { merchantWords as text } from '../words.js';

const SETTINGS = c.record({
  ...OPEN_DELIVERY,
  confirmationCallbackUrl: c.field(text.callback, c.optionalText, { type: 'url', hint: text.callbackHint }),
});

export function OpenDeliveryPanel({ merchant: { id, name } }: { merchant: Merchant }) {
  const may = useMay();
  const found = useRead('/api/admin/merchants/{id}/open-delivery', { id });
  const issue = () => sendChange('POST /api/admin/merchants/{id}/open-delivery/credentials', { id });
  return (
    <Read of={found} lines={5}>
      {(settings) => (
        <div className="stack">
          <ClientPair clientId={settings.clientId} issue={may('credentials') ? issue : undefined} />
          <RecordForm
            codec={SETTINGS}
            begin={settings}
            locked={!may('merchants')}
            success={text.saved(name)}
            save={(body) => sendChange('PUT /api/admin/merchants/{id}/open-delivery', { id, ...body })}
          />
        </div>
      )}
    </Read>
  );
}
