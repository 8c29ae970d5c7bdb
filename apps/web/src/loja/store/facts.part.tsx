import { phoneText } from '../../ground/brazil.js';
import { textOrNull } from '../../ground/form-text.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { DefaultFallbackField } from '../../ground/ui/fallback.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { appWords as app, storeWords as text } from '../words.js';
import { useChangeAccount, type Account } from './store.hook.js';

const PARTS = ['number', 'complement', 'district', 'city', 'state', 'postalCode'] as const;

/** Something for each part of an address. */
function partsOf<V>(make: (part: (typeof PARTS)[number]) => V) {
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Record<(typeof PARTS)[number], V>;
}

function typedOf({ name, phone, address, courierNote, ifUndelivered }: Account) {
  return {
    ...{ name, phone: phoneText(phone), courierNote: courierNote ?? '', ifUndelivered },
    address: { street: address?.street ?? '', ...partsOf((part) => address?.[part] ?? '') },
  };
}

/** Name, phone and the address where goods are collected; an address that no map knows is refused. */
export function Facts({ account }: { account: Account }) {
  const changing = useChangeAccount();
  const begin = typedOf(account);
  const form = useForm({
    begin,
    faults: ({ address }) =>
      address.street.trim() === '' && JSON.stringify(address) !== JSON.stringify(begin.address)
        ? { 'address.street': text.noStreet }
        : {},
    save: ({ name, phone, courierNote, ifUndelivered }, { address }) =>
      changing.mutateAsync({
        ...{ name, phone, courierNote: textOrNull(courierNote), ifUndelivered },
        ...(address && {
          address: { street: address.street, ...partsOf((part) => textOrNull(address[part])) },
        }),
      }),
    saved: () => notify(app.saved),
  });
  return (
    <section className="box stack" aria-labelledby="facts">
      <h2 id="facts">{text.facts}</h2>
      <Form form={form} noValidate={false}>
        <div className="two">
          <TextField label={text.name} required {...form.field('name')} />
          <TextField label={text.phone} type="tel" required {...form.field('phone')} />
        </div>
        <TextField label={text.street} {...form.field('address.street')} />
        <div className="two">
          {PARTS.map((part) => (
            <TextField key={part} label={text[part]} {...form.field(`address.${part}`)} />
          ))}
        </div>
        <TextField label={text.courierNote} hint={text.courierNoteHint} {...form.field('courierNote')} />
        <DefaultFallbackField
          value={form.values.ifUndelivered}
          change={(ifUndelivered) => form.set({ ifUndelivered })}
        />
        <p>
          <Button kind="primary" type="submit" busy={form.busy}>
            {app.save}
          </Button>
        </p>
      </Form>
    </section>
  );
}
