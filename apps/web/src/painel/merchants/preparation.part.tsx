import { useState, type SubmitEvent } from 'react';
import { answer, api } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { useForgetting, useMerchantAct, usePreparation } from './merchants.hook.js';
import { heatOf, weekOf, type Merchant, type Preparation } from './merchants.rules.js';
import { merchantWords } from './words.js';

const MOST_MINUTES = 240;

/** Preparation time of a merchant: one value set by hand, else values measured at pickups. */
export function PreparationPanel({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
  const text = useWords(merchantWords);
  const learned = usePreparation(merchant.id);
  const forgetting = useForgetting(merchant.id);
  const [asking, setAsking] = useState(false);
  if (learned.isPending) return <Loading lines={6} />;
  if (learned.error) return <Failure error={learned.error} again={learned.refetch} />;
  const known = learned.data.items.length > 0;
  return (
    <div className="stack">
      <ByHand merchant={merchant} mayWrite={mayWrite} />
      <section>
        <h3>{text.learned}</h3>
        {merchant.preparationMinutes !== null && known && <p className="note">{text.handWins}</p>}
        {known ? <Week preparation={learned.data} /> : <p className="soft">{text.nothingLearned}</p>}
        {known && mayWrite && (
          <Button
            kind="quiet"
            className="start"
            onClick={() => {
              setAsking(true);
            }}
          >
            {text.forget}
          </Button>
        )}
      </section>
      {asking && (
        <Confirm
          title={text.forgetTitle}
          action={text.forgetDo}
          busy={forgetting.isPending}
          confirm={() => {
            forgetting.mutate(undefined, {
              onSuccess: () => {
                notify(text.forgotten);
                setAsking(false);
              },
            });
          }}
          close={() => {
            setAsking(false);
          }}
        >
          {text.forgetLead}
        </Confirm>
      )}
    </div>
  );
}

function ByHand({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
  const text = useWords(merchantWords);
  const { id, name, preparationMinutes } = merchant;
  const [typed, setTyped] = useState(preparationMinutes === null ? '' : String(preparationMinutes));
  const change = useMerchantAct((minutes: number | null) =>
    answer(
      api.PATCH('/api/admin/merchants/{id}', {
        params: { path: { id } },
        body: { preparationMinutes: minutes },
      }),
    ),
  );
  const minutes = typed.trim() === '' ? null : Number(typed);
  const wrong = minutes !== null && !(Number.isInteger(minutes) && minutes >= 0 && minutes <= MOST_MINUTES);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (wrong) return;
    change.mutate(minutes, {
      onSuccess: () => {
        notify(text.saved(name));
      },
    });
  };
  return (
    <form className="row wrap by-hand" onSubmit={send} noValidate>
      <TextField
        label={text.byHand}
        hint={text.byHandHint}
        inputMode="numeric"
        disabled={!mayWrite}
        error={wrong ? text.minutesWrong(MOST_MINUTES) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      {mayWrite && (
        <Button type="submit" busy={change.isPending}>
          {text.save}
        </Button>
      )}
    </form>
  );
}

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Weekdays by hours; a darker cell takes longer, a pale one has few samples. */
function Week({ preparation }: { preparation: Preparation }) {
  const text = useWords(merchantWords);
  const { hours, at } = weekOf(preparation);
  return (
    <div className="week" tabIndex={0} role="region" aria-label={text.learned}>
      <table>
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour} h
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{text.weekdays[weekday]}</th>
              {hours.map((hour) => {
                const cell = at(weekday, hour);
                if (!cell) return <td key={hour} />;
                const minutes = Math.round(cell.seconds / 60);
                return (
                  <td
                    key={hour}
                    className={cell.used ? `heat-${heatOf(cell.seconds)}` : 'few'}
                    title={text.cell(minutes, cell.samples)}
                  >
                    {minutes}
                    <span className="sr"> {text.cell(minutes, cell.samples)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{text.weekLead}</p>
    </div>
  );
}
