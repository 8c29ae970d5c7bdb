import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, sendChange } from '../../base/api/client.js';
import { itemsOf } from '../../base/api/list.js';
import * as c from '../../base/codec.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Box, Lines } from '../../base/ui/box.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { Secret } from '../../desk/ui/secret.js';
import { integrationWords as text } from '../words.js';

const KEY = c.record({
  kind: c.field(text.kind, c.oneOf(['full_api_key', 'model_m_key'], text.kinds)),
  label: c.field(text.label, c.needed, { required: true, maxLength: 200, autoComplete: 'off' }),
});

/** A key that the server shows once; it stays on the page until the person has stored it. */
interface IssuedKey {
  readonly id: number;
  readonly label: string;
  readonly key: string;
}

/** Customer keys of the Full API and company keys of Model M. */
export function Keys() {
  const keys = useQuery({ ...read('/api/merchant/keys'), select: itemsOf });
  const [issued, setIssued] = useState<readonly IssuedKey[]>([]);
  const change = (ended: number | null, made: IssuedKey | null) =>
    setIssued((known) => [...known.filter(({ id }) => id !== ended), ...(made ? [made] : [])]);
  return (
    <Box title={text.keys} lead={text.keysLead}>
      {issued.length > 0 && (
        <Secret lines={issued.map(({ label, key }) => [label, key])} close={() => setIssued([])} />
      )}
      <Lines of={keys} empty={text.noKeys}>
        {({ id, label, kind, lastUsedAt }) => (
          <li key={id} className="row wrap">
            <span className="grow">
              <strong>{label}</strong>
              <span className="soft small block">
                {text.kinds[kind as keyof typeof text.kinds]} ·{' '}
                {lastUsedAt === null ? text.never : text.used(moment(lastUsedAt))}
              </span>
            </span>
            <Act
              of="POST /api/merchant/keys/{id}/rotate"
              by={{ id }}
              ask={{ title: text.rotateTitle(label), lead: text.endLead, action: text.rotate }}
              done={(made) => change(id, { ...made, label })}
            >
              {text.rotate}
            </Act>
            <Act
              of="DELETE /api/merchant/keys/{id}"
              by={{ id }}
              ask={{ title: text.endTitle(label), lead: text.endLead, action: text.end }}
              done={() => change(id, null)}
            >
              {text.end}
            </Act>
          </li>
        )}
      </Lines>
      <RecordForm
        codec={KEY}
        begin={{ kind: 'full_api_key' }}
        action={text.newKey}
        kind="plain"
        save={(key) => sendChange('POST /api/merchant/keys', key)}
        saved={(made, { label }) => change(null, { ...made, label })}
      />
    </Box>
  );
}
