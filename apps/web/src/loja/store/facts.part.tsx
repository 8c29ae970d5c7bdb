import { Box } from '../../base/ui/box.js';
import { sendChange, type Answer, type Asks } from '../../base/api/client.js';
import { phoneText } from '../../base/brazil.js';
import * as c from '../../base/codec.js';
import { defaultFallback } from '../../base/fallback.rules.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { appWords as app, storeWords as text } from '../words.js';
import { refetchSession } from '../data/session.hook.js';

export type Account = Answer<'/api/merchant/account'>;

export async function changeAccount(body: Asks<'PATCH /api/merchant/account'>): Promise<void> {
  await sendChange('PATCH /api/merchant/account', body);
  await refetchSession();
}

const PARTS = ['number', 'complement', 'district', 'city', 'state', 'postalCode'] as const;
const ADDRESS = c.record({
  street: c.field(text.street, c.plain),
  ...c.fields(text, PARTS, c.optionalText),
});
const FACTS = {
  name: c.field(text.name, c.plain, { required: true }),
  phone: c.field(
    text.phone,
    c.written(phoneText, (typed) => typed, { type: 'tel', required: true }),
  ),
  courierNote: c.field(text.courierNote, c.optionalText, { hint: text.courierNoteHint }),
  ifUndelivered: defaultFallback,
};

/** Name, phone and the address where goods are collected; an address that is not found is refused. */
export function Facts({ account }: { account: Account }) {
  const before = JSON.stringify(ADDRESS.show(account.address));
  const address: typeof ADDRESS = {
    ...ADDRESS,
    read(typed, wrong) {
      if (typed.street.trim() === '' && JSON.stringify(typed) !== before) wrong('street', text.noStreet);
      return ADDRESS.read(typed, wrong);
    },
  };
  return (
    <Box title={text.facts}>
      <RecordForm
        codec={c.record({ ...FACTS, address })}
        begin={account}
        action={app.save}
        save={({ address: _, ...facts }, changes) =>
          changeAccount({ ...facts, ...(changes.address && { address: changes.address }) })
        }
        success={app.saved}
        rows={[
          ['name', 'phone'],
          ['address.street'],
          PARTS.map((part) => `address.${part}` as const),
          ['courierNote'],
          ['ifUndelivered'],
        ]}
      />
    </Box>
  );
}
