import { call, formOf, sendChange, useRead } from '../../base/api/client.js';
import { PASSWORD_MIN } from '../../base/password.rules.js';
import { Box, Read } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { LogoField } from '../../desk/ui/logo-field.js';
import { Sessions } from '../../desk/ui/sessions.js';
import { PasswordChange } from '../../base/ui/password-change.js';
import { factorActs, SecondFactor } from '../../desk/ui/second-factor.js';
import { refused, notify } from '../../base/ui/toast.js';
import * as c from '../../base/codec.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { Form, Submit } from '../../base/ui/form.js';
import { useKnownSession, logOut, refetchSession } from '../data/session.hook.js';
import { Customers, Pickups } from './book.part.js';
import { type Account, changeAccount, Facts } from './facts.part.js';
import { Users } from './users.part.js';
import { storeWords as text, appWords as app } from '../words.js';
import {
  isEmpty,
  WEEK,
  type OpeningPeriod,
  endsNextDay,
  mayHaveMore,
  shownAt,
  typedAt,
  withAnother,
  type Weekday,
} from './opening-period.rules.js';

/** The owner's settings of the store; sub-users see only the customers and their own access. */
export function StoreRoute() {
  const { may } = useKnownSession();
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {may.manage && <Owned />}
      <Customers mayChange={may.change} />
      {may.manage && <Pickups />}
      {may.manage && <Users />}
      <Access />
    </main>
  );
}

function Owned() {
  return (
    <Read of={useRead('/api/merchant/account')} lines={8}>
      {(account) => (
        <>
          <Facts account={account} />
          <Logo url={account.logoUrl} />
          <Hours account={account} />
        </>
      )}
    </Read>
  );
}

/** The store's logo on the tracking page. */
function Logo({ url }: { url: string | null }) {
  const save = async (picture: File | null) => {
    if (picture === null) await sendChange('DELETE /api/merchant/account/logo', {});
    else await sendChange('PUT /api/merchant/account/logo', { form: formOf({ picture }) });
    await refetchSession();
  };
  return (
    <section className="box">
      <LogoField label={text.logo} hint={text.logoHint} url={url} save={save} />
    </section>
  );
}

function Access() {
  const { secondFactor } = useKnownSession();
  return (
    <Box title={text.access}>
      <h3>{text.sessions}</h3>
      <Sessions of="merchant" />
      <p>
        <Button onClick={() => void logOut(true).catch(refused)}>{text.everywhere}</Button>
      </p>
      <details>
        <summary>{text.password}</summary>
        <PasswordChange
          whose="merchant"
          hint={text.passwordHint(PASSWORD_MIN.merchant)}
          change={(typed) => call('PUT /api/merchant/password', typed).then(refetchSession)}
        />
      </details>
      <details>
        <summary>{text.factor}</summary>
        <SecondFactor factor={secondFactor} acts={factorActs('merchant')} done={refetchSession} />
      </details>
    </Box>
  );
}

const HOURS = c.record(
  {
    openingHours: c.asIs<OpeningPeriod[]>([]),
    preparationMinutes: c.field(text.preparation, c.optional(c.whole(0, 240)), {
      type: 'number',
      min: 0,
      max: 240,
    }),
  },
  ({ openingHours }, wrong) => {
    if ((openingHours as OpeningPeriod[]).some(isEmpty)) wrong('openingHours', text.hours);
  },
);

/** The store's hours and its preparation time, which the search for a courier uses. */
function Hours({ account }: { account: Account }) {
  const { preparationMinutes, items } = account.preparation;
  const form = useRecordForm(HOURS, {
    begin: { openingHours: account.openingHours ?? [], preparationMinutes },
    save: ({ openingHours, ...preparation }) =>
      changeAccount({ openingHours: openingHours.length === 0 ? null : openingHours, ...preparation }),
    saved: () => notify(app.saved),
  });
  const { openingHours: periods, preparationMinutes: minutes } = form.values;
  const used = items.filter(({ used: planned }) => planned);
  const learned = used.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, used.length);
  return (
    <Box title={text.hours} lead={text.hoursLead}>
      {periods.length === 0 && <p>{text.always}</p>}
      <Form form={form}>
        {WEEK.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            periods={periods.filter((period) => period.weekday === weekday)}
            change={(own) =>
              form.set({ openingHours: [...periods.filter((period) => period.weekday !== weekday), ...own] })
            }
          />
        ))}
        <Fields
          form={form}
          of={['preparationMinutes']}
          hint={learned > 0 && minutes === '' ? text.learned(Math.round(learned / 60)) : text.preparationHint}
        />
        <p>
          <Submit form={form}>{app.save}</Submit>
        </p>
      </Form>
    </Box>
  );
}

interface DayHoursProps {
  weekday: Weekday;
  periods: readonly OpeningPeriod[];
  change: (periods: readonly OpeningPeriod[]) => void;
}

/** The hours of a weekday: none, or several periods, the last of which may run past midnight. */
function DayHours({ weekday, periods, change }: DayHoursProps) {
  const day = text.days[`d${weekday}`];
  const add = () => change(withAnother(weekday, periods));
  if (periods.length === 0)
    return (
      <div className="row">
        <span className="grow">{day}</span>
        <Button kind="quiet" icon="plus" aria-label={text.addPeriod(day)} onClick={add} />
      </div>
    );
  return (
    <div className="stack">
      {periods.map((period, index) => (
        <PeriodFields
          key={index}
          period={period}
          day={day}
          first={index === 0}
          change={(changed) => change(periods.flatMap((one, i) => (i === index ? changed : one)))}
        />
      ))}
      {mayHaveMore(periods) && (
        <p>
          <Button kind="quiet" icon="plus" aria-label={text.anotherPeriodOf(day)} onClick={add}>
            {text.anotherPeriod}
          </Button>
        </p>
      )}
    </div>
  );
}

interface PeriodFieldsProps {
  period: OpeningPeriod;
  day: string;
  /** The day is written beside its first period only. */
  first: boolean;
  /** No period: it is removed. */
  change: (changed: readonly OpeningPeriod[]) => void;
}

function PeriodFields({ period, day, first, change }: PeriodFieldsProps) {
  return (
    <>
      <div className="hours">
        <span>{first ? day : ''}</span>
        {(['from', 'to'] as const).map((bound) => (
          <input
            key={bound}
            className="input"
            type="time"
            required
            aria-label={text[bound](day)}
            value={shownAt(period, bound)}
            onChange={({ target }) => change([typedAt(period, bound, target.value)])}
          />
        ))}
        <Button kind="quiet" icon="trash" aria-label={text.removePeriod(day)} onClick={() => change([])} />
      </div>
      {endsNextDay(period) && <p className="soft small">{text.nextDay({ day, to: period.to })}</p>}
      {isEmpty(period) && (
        <p className="notice bad" role="alert">
          {text.emptyPeriod(day)}
        </p>
      )}
    </>
  );
}
