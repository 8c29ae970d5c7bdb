import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Table } from '../../ground/ui/table.js';
import { notify } from '../../ground/ui/toast.js';
import { merchants } from '../data/merchants.query.js';
import { useForgetting, useMerchantAct, usePreparation } from './merchants.hook.js';
import { heatOf, weekOf, type Merchant, type Preparation } from './merchants.rules.js';
import { merchantWords as text } from '../words.js';
import './week.css';

const MOST_MINUTES = 240;

/** Preparation time of a merchant: one value set by hand, else values measured at pickups. */
export function PreparationPanel({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
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
  const { id, name, preparationMinutes } = merchant;
  const [typed, setTyped] = useState(preparationMinutes === null ? '' : String(preparationMinutes));
  const change = useMerchantAct((preparationMinutes: number | null) =>
    merchants.change(id, { preparationMinutes }),
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

/** Of a cell, by how long it takes. */
const TONES = ['green', 'accent', 'amber', 'red', 'red bold'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Weekdays by hours; a darker cell takes longer, a pale one has few samples. */
function Week({ preparation }: { preparation: Preparation }) {
  const { hours, at } = weekOf(preparation);
  return (
    <>
      <Table
        bare
        className="week"
        label={text.learned}
        rows={WEEK}
        keyOf={(weekday) => weekday}
        columns={[
          { name: '', head: true, cell: (weekday) => text.weekdays[weekday] },
          ...hours.map((hour) => ({
            name: `${String(hour)} h`,
            cell: (weekday: (typeof WEEK)[number]) => <Hour cell={at(weekday, hour)} />,
          })),
        ]}
      />
      <p className="soft">{text.weekLead}</p>
    </>
  );
}

function Hour({ cell }: { cell: ReturnType<ReturnType<typeof weekOf>['at']> }) {
  if (!cell) return null;
  const minutes = Math.round(cell.seconds / 60);
  const said = text.cell(minutes, cell.samples);
  return (
    <span className={cell.used ? `toned ${TONES[heatOf(cell.seconds)] ?? ''}` : 'few'} title={said}>
      {minutes}
      <span className="sr"> {said}</span>
    </span>
  );
}
