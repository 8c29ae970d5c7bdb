import { useState } from 'react';
import { sendChange } from '../../base/api/client.js';
import { phoneText } from '../../base/brazil.js';
import * as c from '../../base/codec.js';
import { useOpen } from '../../base/open.js';
import { Act } from '../../base/ui/act.js';
import { Box, Lines } from '../../base/ui/box.js';
import { TextField } from '../../base/ui/field.js';
import { Icon } from '../../base/ui/icon.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { usePlaces, type PlaceKind } from '../data/places.hook.js';
import { storeWords as text } from '../words.js';

const PICKUP = c.record({
  name: c.field(text.pickupName, c.needed, { required: true, autoComplete: 'off' }),
  address: c.field(text.address, c.needed, { required: true, autoComplete: 'off' }),
});

export function Pickups() {
  return (
    <Box title={text.pickups} lead={text.pickupsLead}>
      <Places kind="pickups" search="" mayChange />
      <details>
        <summary>
          <Icon name="plus" /> {text.addPickup}
        </summary>
        <RecordForm
          codec={PICKUP}
          begin={{}}
          action={text.add}
          kind="plain"
          save={(body) => sendChange('POST /api/merchant/pickups', body, '/api/merchant/recipients')}
        />
      </details>
    </Box>
  );
}

/** Customers from earlier orders, folded until somebody searches. */
export function Customers({ mayChange }: { mayChange: boolean }) {
  const [search, setSearch] = useState('');
  const opened = useOpen();
  return (
    <Box title={text.book} lead={text.bookLead}>
      <details onToggle={({ currentTarget }) => (currentTarget.open ? opened.open() : opened.close())}>
        <summary>
          <Icon name="down" /> {text.showBook}
        </summary>
        <div className="stack">
          <TextField
            label={text.search}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {opened.is && <Places kind="recipients" search={search} mayChange={mayChange} />}
        </div>
      </details>
    </Box>
  );
}

function Places({ kind, search, mayChange }: { kind: PlaceKind; search: string; mayChange: boolean }) {
  const found = usePlaces(kind, search);
  const customers = kind === 'recipients';
  return (
    <Lines of={found} empty={search === '' && <p>{customers ? text.noBook : text.noPickups}</p>}>
      {({ id, name, phone, address, complement, uses }) => (
        <li key={id} className="row">
          <span className="grow cut">
            <strong>{name}</strong>{' '}
            {phone !== null && <span className="soft number">{phoneText(phone)}</span>}
            <span className="soft cut block">
              {address} {complement} {customers && `· ${text.uses(uses)}`}
            </span>
          </span>
          {mayChange && (
            <Act of={`DELETE /api/merchant/${kind}/{id}`} by={{ id }} kind="quiet" icon="trash" bare>
              {text.remove(name)}
            </Act>
          )}
        </li>
      )}
    </Lines>
  );
}
