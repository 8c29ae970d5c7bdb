import { useState } from 'react';
import { draftOf } from '../../ground/form-fields.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { act } from '../data/acts.store.js';
import type { Order, Stop } from '../data/api.store.js';
import type { OpenSheet } from '../data/sheet.rules.js';
import { changePhotos, changeSheet, closeSheet } from '../data/sheet.store.js';
import { agreedText, leftOf, type Left } from './leaving.rules.js';
import { NotStored } from './not-stored.part.js';
import { Photos } from './proof.part.js';
import { Sheet, showMissing } from './sheet.part.js';
import { sheetWords as text } from '../words.js';
import { Slide } from './slide.part.js';
import { useStoring } from './storing.hook.js';
import { useVisit, Wait } from './wait.part.js';

interface LeaveSheetProps {
  open: OpenSheet;
  order: Order;
  stop: Stop;
  courierId: number;
  left: Left;
}

/** Goods that are left: a photo, with a neighbour a name, and no code. */
export function LeaveSheet({ open, order, stop, courierId, left }: LeaveSheetProps) {
  const { failed, store } = useStoring();
  const [tried, setTried] = useState(false);
  const visit = useVisit(stop);
  const { name, details, photos } = open;
  const form = draftOf(open, (part) => changeSheet(() => part));
  const missing = {
    photo: photos.length === 0,
    name: left === 'neighbour' && name.trim() === '',
    details: visit.asked && details.trim() === '',
  };
  const send = async () => {
    setTried(true);
    if (Object.values(missing).some(Boolean)) showMissing();
    else if (await store(() => act({ courierId, order, stopId: stop.id, ...leftOf(open, left) })))
      closeSheet();
  };
  return (
    <Sheet
      title={text.failTitle}
      close={closeSheet}
      dock={
        <>
          <NotStored failed={failed} />
          <Slide label={text.confirmLeft[left]} confirm={() => void send()} />
        </>
      }
    >
      <p className="notice amber">{agreedText(stop)}</p>
      <Wait visit={visit} stop={stop} />
      {left === 'neighbour' && (
        <TextField
          label={text.leftName}
          autoComplete="off"
          maxLength={191}
          {...form.field('name')}
          error={tried && missing.name ? text.leftNameMissing : undefined}
        />
      )}
      {visit.asked && (
        <TextField
          label={text.details}
          maxLength={500}
          {...form.field('details')}
          error={tried && missing.details ? text.detailsMissing : undefined}
        />
      )}
      <fieldset>
        <legend>{text.leftPhoto}</legend>
        {tried && missing.photo && (
          <p className="error" role="alert">
            {text.leftPhotoMissing}
          </p>
        )}
        <Photos photos={photos} change={changePhotos} />
      </fieldset>
      <Button kind="quiet" className="red-text" onClick={() => changeSheet(() => ({ unable: true }))}>
        {text.cannotLeave}
      </Button>
    </Sheet>
  );
}
