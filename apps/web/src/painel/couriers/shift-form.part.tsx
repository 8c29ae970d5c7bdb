import { call } from '../../ground/api/client.js';
import { shortDay, type Day } from '../../ground/days.js';
import { useForm } from '../../ground/form.js';
import { centsOf, reais } from '../../ground/money.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import {
  type Shift,
  bodyOf,
  daysOfWeek,
  draftOf,
  GUARANTEES,
  wrongIn,
  type ShiftDraft,
} from './shifts.rules.js';
import { useEveryMerchant } from '../people/names.hook.js';
import { shiftWords as text } from '../words.js';
import { useShiftAct, useShiftGround } from './shifts.hook.js';

interface ShiftFormProps {
  /** null: new ones. */
  shift: Shift | null;
  week: Day;
  day: Day;
  close: () => void;
}

/** The form of a shift: when, who may, how many, and what is guaranteed. New ones for several days at once. */
export function ShiftForm({ shift, week, day, close }: ShiftFormProps) {
  const saving = useShiftAct(async (draft: ShiftDraft) => {
    const body = bodyOf(draft, centsOf(draft.guaranteeReais));
    if (shift) await call('PUT /api/admin/shifts/{id}', { id: shift.id, ...body, day: shift.day });
    else await call('POST /api/admin/shifts', { ...body, days: [...draft.days] });
  });
  const form = useForm<ShiftDraft>({
    begin: draftOf(shift, day, reais),
    faults: (draft) =>
      Object.fromEntries(
        Object.entries(wrongIn(draft, centsOf(draft.guaranteeReais))).map(([name, why]) => [
          name,
          text.wrong[why],
        ]),
      ),
    save: (draft) => saving.mutateAsync(draft),
    saved: (_, { days }) => {
      notify(shift ? text.saved : text.planned(days.length));
      close();
    },
  });
  const fixed = shift?.state === 'published';
  return (
    <FormDialog
      form={form}
      title={shift ? text.editTitle : text.newTitle}
      action={shift ? text.save : text.plan}
      close={close}
    >
      {fixed && <p className="note">{text.onlyPlaces}</p>}
      {!shift && <Days form={form} week={week} />}
      <div className="two">
        <TextField label={text.from} type="time" disabled={fixed} {...form.field('from')} />
        <TextField label={text.to} type="time" hint={text.toHint} disabled={fixed} {...form.field('to')} />
      </div>
      <Who form={form} fixed={fixed} />
      <Guarantee form={form} fixed={fixed} />
    </FormDialog>
  );
}

type Form = ReturnType<typeof useForm<ShiftDraft>>;
interface PartProps {
  form: Form;
  fixed: boolean;
}

function Days({ form, week }: { form: Form; week: Day }) {
  const { days } = form.values;
  return (
    <fieldset className="field">
      <legend>{text.days}</legend>
      <div className="row wrap">
        {daysOfWeek(week).map((day, at) => (
          <Check
            key={day}
            label={`${text.weekdays[at] ?? ''} ${shortDay(day)}`}
            checked={days.includes(day)}
            onChange={() => {
              const next = days.includes(day) ? days.filter((one) => one !== day) : [...days, day];
              form.set({ days: next });
            }}
          />
        ))}
      </div>
      {form.errorAt('days') !== undefined && <p className="error">{form.errorAt('days')}</p>}
    </fieldset>
  );
}

function Who({ form, fixed }: PartProps) {
  const merchants = useEveryMerchant();
  const { vehicles, areas } = useShiftGround();
  const options = (all: readonly { id: number; name: string }[] | undefined) =>
    all?.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <>
      <div className="two">
        <TextField label={text.places} inputMode="numeric" {...form.field('places')} />
        <SelectField label={text.vehicle} disabled={fixed} {...form.field('vehicleTypeId')}>
          <option value="">{text.anyVehicle}</option>
          {options(vehicles)}
        </SelectField>
      </div>
      <div className="two">
        <SelectField label={text.area} disabled={fixed} {...form.field('areaId')}>
          <option value="">{text.anyArea}</option>
          {options(areas)}
        </SelectField>
        <SelectField label={text.shop} hint={text.shopHint} disabled={fixed} {...form.field('merchantId')}>
          <option value="">{text.allShops}</option>
          {options(merchants.data)}
        </SelectField>
      </div>
    </>
  );
}

function Guarantee({ form, fixed }: PartProps) {
  const promised = form.values.guarantee !== 'none';
  return (
    <>
      <div className="two">
        <SelectField
          label={text.guarantee}
          disabled={fixed}
          {...form.choice('guarantee', GUARANTEES)}
          options={GUARANTEES.map((one) => [one, text.guarantees[one]])}
        />
        {promised && (
          <TextField
            label={text.amount}
            inputMode="decimal"
            disabled={fixed}
            {...form.field('guaranteeReais')}
          />
        )}
      </div>
      <div className="two">
        {promised && (
          <TextField
            label={text.percent}
            hint={text.percentHint}
            inputMode="numeric"
            disabled={fixed}
            {...form.field('leastAcceptedPercent')}
          />
        )}
        <TextField
          label={text.giveBack}
          hint={text.giveBackHint}
          inputMode="decimal"
          disabled={fixed}
          {...form.field('giveBackHours')}
        />
      </div>
    </>
  );
}
