import { useState } from 'react';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { act, type NewAct } from '../data/acts.store.js';
import type { Order, Stop } from '../data/api.store.js';
import type { OpenSheet } from '../data/sheet.rules.js';
import { changePhotos, changeSheet, closeSheet } from '../data/sheet.store.js';
import { NotStored } from './not-stored.part.js';
import { Photos, Signature } from './proof.part.js';
import { Sheet } from './sheet.part.js';
import { sheetWords } from './sheet-words.js';
import { Slide } from './slide.part.js';
import { changeOf, methodOf } from './step.rules.js';
import { useStoring } from './storing.hook.js';
import { taskWords } from './task-words.js';

interface DeliverSheetProps {
  open: OpenSheet;
  order: Order;
  stop: Stop;
  courierId: number;
}

function deliveryOf({ code, name, photos, signature }: OpenSheet): Pick<NewAct, 'kind' | 'body' | 'proofs'> {
  return {
    kind: 'deliver',
    body: { ...(code.trim() && { code: code.trim() }), ...(name.trim() && { name: name.trim() }) },
    proofs: [
      ...photos.map((blob) => ({ kind: 'photo' as const, blob })),
      ...(signature ? [{ kind: 'signature' as const, blob: signature }] : []),
    ],
  };
}

/** The form of a delivery: only the codes, photos and money that this stop requires. */
export function DeliverSheet({ open, order, stop, courierId }: DeliverSheetProps) {
  const text = useWords(sheetWords);
  const work = useWords(taskWords);
  const { failed, store } = useStoring();
  const [tried, setTried] = useState(false);
  const { code, name, paid, photos, signature } = open;
  const missing = {
    code: stop.codeRequired && code.trim() === '',
    paid: stop.collect !== null && !paid,
    proof: order.needsProof && photos.length === 0 && signature === null,
  };
  const send = async () => {
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    if (await store(() => act({ courierId, order, stopId: stop.id, ...deliveryOf(open) }))) closeSheet();
  };
  return (
    <Sheet
      title={text.deliverTitle(stop.name ?? work.someone)}
      close={closeSheet}
      dock={
        <>
          <NotStored failed={failed} />
          <Slide label={text.confirmDelivery} confirm={() => void send()} />
        </>
      }
    >
      {stop.codeRequired && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          error={tried && missing.code ? text.codeMissing : undefined}
          className="input code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          value={code}
          onChange={({ target }) => {
            changeSheet(() => ({ code: target.value }));
          }}
        />
      )}
      {stop.collect && (
        <Paid
          collect={stop.collect}
          paid={paid}
          change={(confirmed) => {
            changeSheet(() => ({ paid: confirmed }));
          }}
          missing={tried && missing.paid}
        />
      )}
      <TextField
        label={text.name}
        placeholder={text.nameHint}
        autoComplete="off"
        maxLength={191}
        value={name}
        onChange={({ target }) => {
          changeSheet(() => ({ name: target.value }));
        }}
      />
      <fieldset>
        <legend>{text.photo}</legend>
        {tried && missing.proof && (
          <p className="error" role="alert">
            {text.photoMissing}
          </p>
        )}
        <Photos photos={photos} change={changePhotos} />
      </fieldset>
      {order.needsProof && (
        <fieldset>
          <legend>{text.sign}</legend>
          <Signature
            first={signature}
            change={(drawn) => {
              changeSheet(() => ({ signature: drawn }));
            }}
          />
        </fieldset>
      )}
    </Sheet>
  );
}

interface PaidProps {
  collect: NonNullable<Stop['collect']>;
  paid: boolean;
  change: (paid: boolean) => void;
  missing: boolean;
}

/** Records the money that the recipient must pay before the goods are handed over. */
function Paid({ collect, paid, change, missing }: PaidProps) {
  const text = useWords(sheetWords);
  const work = useWords(taskWords);
  const back = changeOf(collect);
  return (
    <div className="cash">
      <Check
        label={`${text.cash(money(collect.amountCents))} ${work.methods[methodOf(collect.method)]}`}
        checked={paid}
        onChange={({ target }) => {
          change(target.checked);
        }}
      />
      {back > 0 && <span>{work.change(money(back), money(collect.changeForCents ?? 0))}</span>}
      {missing && (
        <p className="error" role="alert">
          {text.cashMissing}
        </p>
      )}
    </div>
  );
}
