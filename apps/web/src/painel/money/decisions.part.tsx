import type { Listing } from '../../ground/api/list.js';
import { useNow, moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { List } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import type { Column } from '../../ground/ui/table.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { centsOf } from '../wallets/wallet.rules.js';

export type DecisionState = 'open' | 'decided';

/** What claims and contests call the same thing, each in its own words. */
interface DecisionWords {
  readonly lists: string;
  readonly open: string;
  readonly decided: string;
  readonly none: Readonly<Record<DecisionState, string>>;
  readonly noneLead: string;
}

interface DecisionListProps<T> {
  readonly text: DecisionWords;
  readonly state: DecisionState;
  readonly choose: (state: DecisionState) => void;
  readonly list: Listing<T>;
  readonly columns: readonly Column<T>[];
}

/** What waits for a decision, or what was decided. */
export function DecisionList<T extends { readonly id: number }>(props: DecisionListProps<T>) {
  const { text, state, choose, list, columns } = props;
  return (
    <>
      <Tabs
        label={text.lists}
        tabs={[
          { key: 'open', label: text.open },
          { key: 'decided', label: text.decided },
        ]}
        chosen={state}
        choose={choose}
      />
      <List
        list={list}
        empty={
          <Empty icon="check" title={text.none[state]}>
            {text.noneLead}
          </Empty>
        }
        keyOf={({ id }) => id}
        columns={columns}
      />
    </>
  );
}

type DecidedState = 'open' | 'accepted' | 'refused';

interface DueProps {
  readonly of: { readonly state: DecidedState; readonly dueAt: string };
  readonly text: {
    readonly states: Readonly<Record<DecidedState, string>>;
    readonly late: (when: string) => string;
  };
}

/** Until when it must be decided, or how it was. */
export function Due({ of: { state, dueAt }, text }: DueProps) {
  const now = useNow();
  if (state !== 'open')
    return <Status tone={state === 'accepted' ? 'green' : 'plain'}>{text.states[state]}</Status>;
  const late = new Date(dueAt).getTime() < now;
  return late ? <Status tone="red">{text.late(moment(dueAt))}</Status> : <>{moment(dueAt)}</>;
}

interface DecisionButtonsProps {
  readonly text: { readonly refuse: string; readonly accept: string };
  readonly form: {
    readonly busy: boolean;
    readonly values: { readonly answer: string };
    readonly send: (decision: { accepted: boolean }) => void;
  };
  /** The amount that was typed is none. */
  readonly notAmount: boolean;
}

/** A decision needs its reason, an acceptance also an amount that is one. */
export function DecisionButtons({ text, form, notAmount }: DecisionButtonsProps) {
  const missing = form.values.answer.trim().length < 3;
  return (
    <>
      <Button
        kind="danger"
        busy={form.busy}
        disabled={missing}
        onClick={() => form.send({ accepted: false })}
      >
        {text.refuse}
      </Button>
      <Button
        kind="primary"
        busy={form.busy}
        disabled={missing || notAmount}
        onClick={() => form.send({ accepted: true })}
      >
        {text.accept}
      </Button>
    </>
  );
}

/** Parses `12,50`; undefined: nothing was typed; null: not an amount. */
export function amountOf(typed: string): number | null | undefined {
  return typed.trim() === '' ? undefined : centsOf(typed);
}
