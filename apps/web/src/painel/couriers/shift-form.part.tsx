import { sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { shortDay, type Day } from '../../base/days.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { Check } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { notify } from '../../base/ui/toast.js';
import { optionsOf } from '../../desk/names.js';
import { daysOfWeek, type Shift } from './shift.part.js';
import { useEveryMerchant } from '../people/names.hook.js';
import { shiftWords as text } from '../words.js';

interface ShiftFormProps {
  /** Null: new shifts. */
  shift: Shift | null;
  week: Day;
  day: Day;
  close: () => void;
}

const wrong = text.wrong;

const SHIFT = c.record(
  {
    days: c.asIs<Day[]>([]),
    from: c.field(text.from, c.plain, { type: 'time' }),
    to: c.field(text.to, c.plain, { type: 'time', hint: text.toHint }),
    places: c.field(text.places, c.saying(wrong.places, c.whole(1, 500))),
    vehicleTypeId: c.field(text.vehicle, c.optional(c.id), { none: text.anyVehicle }),
    areaId: c.field(text.area, c.optional(c.id), { none: text.anyArea }),
    merchantId: c.field(text.shop, c.optional(c.id), { none: text.allShops, hint: text.shopHint }),
    guarantee: c.field(text.guarantee, c.choice(text.guarantees)),
    guaranteeCents: c.field(text.amount, c.saying(wrong.amount, c.centsFrom(1))),
    leastAcceptedPercent: c.field(text.percent, c.saying(wrong.percent, c.whole(0, 100)), {
      hint: text.percentHint,
    }),
    giveBackMinutes: c.field(text.giveBack, c.saying(wrong.hours, c.scaled(60, c.decimal(0, 999, 1))), {
      hint: text.giveBackHint,
    }),
  },
  ({ days }, say) => {
    if (days?.length === 0) say('days', wrong.days);
  },
  ({ guarantee }) => (guarantee === 'none' ? ['guaranteeCents', 'leastAcceptedPercent'] : []),
);

const usual = { from: '11:00', to: '15:00', places: 5, leastAcceptedPercent: 80, giveBackMinutes: 120 };

function beginningOf(shift: Shift | null, day: Day): c.DeepPartial<c.ValueOf<typeof SHIFT>> {
  if (!shift) return { ...usual, days: [day], guarantee: 'hour' };
  const guaranteeCents = shift.guarantee === 'none' ? null : shift.guaranteeCents;
  return { ...shift, days: [shift.day], guaranteeCents };
}

/** New shifts may be for several days at once. */
export function ShiftForm({ shift, week, day, close }: ShiftFormProps) {
  const merchants = useEveryMerchant();
  const vehicles = useRead('/api/admin/vehicle-types').data?.items;
  const areas = useRead('/api/admin/service-areas').data?.items;
  const form = useRecordForm(SHIFT, {
    begin: beginningOf(shift, day),
    fault: wrong.days,
    save: async ({ days, ...body }) => {
      if (shift) await sendChange('PUT /api/admin/shifts/{id}', { id: shift.id, ...body, day: shift.day });
      else await sendChange('POST /api/admin/shifts', { ...body, days });
    },
    saved: (_, { days }) => {
      notify(shift ? text.saved : text.planned(days.length));
      close();
    },
  });
  const fixed = shift?.state === 'published';
  const promised = form.values.guarantee !== 'none';
  const noDays = form.errorAt('days');
  return (
    <FormDialog
      form={form}
      title={shift ? text.editTitle : text.newShift}
      action={shift ? undefined : text.plan}
      close={close}
    >
      {fixed && <p className="note">{text.onlyPlaces}</p>}
      {!shift && (
        <fieldset className="field">
          <legend>{text.days}</legend>
          <div className="row wrap">
            {daysOfWeek(week).map((one, index) => (
              <Check
                key={one}
                label={`${text.weekdays[index] ?? ''} ${shortDay(one)}`}
                {...form.among('days', one)}
              />
            ))}
          </div>
          {noDays !== undefined && <p className="error">{noDays}</p>}
        </fieldset>
      )}
      <Fields form={form} of={['from', 'to']} disabled={fixed} className="two" />
      <div className="two">
        <Fields form={form} of={['places']} />
        <Fields form={form} of={['vehicleTypeId']} disabled={fixed} options={optionsOf(vehicles)} />
      </div>
      <div className="two">
        <Fields form={form} of={['areaId']} disabled={fixed} options={optionsOf(areas)} />
        <Fields form={form} of={['merchantId']} disabled={fixed} options={optionsOf(merchants.data)} />
      </div>
      <Fields
        form={form}
        of={promised ? ['guarantee', 'guaranteeCents'] : ['guarantee']}
        disabled={fixed}
        className="two"
      />
      <div className="two">
        {promised && <Fields form={form} of={['leastAcceptedPercent']} disabled={fixed} />}
        <Fields form={form} of={['giveBackMinutes']} disabled={fixed} />
      </div>
    </FormDialog>
  );
}
