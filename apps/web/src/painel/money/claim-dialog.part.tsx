import { useQuery } from '@tanstack/react-query';
import { read, sendChange } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useForm } from '../../ground/form.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { AreaField } from '../../ground/ui/area.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import type { ClaimFile, Fault } from './claim-words.rules.js';
import { claimWords as text } from '../words.js';
import { ClaimFacts } from './claim-facts.part.js';
import { amountOf, DecisionButtons } from './decision-buttons.part.js';

interface DialogProps {
  readonly id: number;
  readonly mayDecide: boolean;
  readonly close: () => void;
}

/** A claim: what was said, what is known of the delivery, and the decision with what it moves. */
export function ClaimDialog(props: DialogProps) {
  const { data, error, refetch } = useQuery(read('/api/admin/claims/{id}', { id: props.id }));
  if (data) return <Filed {...props} file={data} />;
  return (
    <Dialog title={text.title} close={props.close} wide>
      {error ? <Failure error={error} again={refetch} /> : <Loading lines={8} />}
    </Dialog>
  );
}

function Filed({ id, file, mayDecide, close }: DialogProps & { file: ClaimFile }) {
  const form = useForm({
    begin: { answer: '', goods: '', fault: 'courier', early: '', accepted: true },
    save: ({ answer, goods, fault, early, accepted }) =>
      sendChange(
        'POST /api/admin/claims/{id}/decide',
        {
          id,
          ...{ fault: accepted ? (fault as Fault) : null, answer: answer.trim() },
          goodsCents: accepted ? (amountOf(goods) ?? null) : null,
          earlyReason: accepted && early.trim() !== '' ? early.trim() : null,
        },
        '/api/admin/wallets',
        '/api/admin/decisions',
      ),
    saved: (_, { accepted }) => {
      notify(accepted ? text.accepted : text.refused);
      close();
    },
  });
  const goods = amountOf(form.values.goods);
  const decides = mayDecide && file.state === 'open';
  const early = file.awaitsCourierUntil !== null && form.values.fault === 'courier';
  const unheard = early && form.values.early.trim().length < 3;
  const actions = decides && (
    <DecisionButtons text={text} form={form} notAmount={goods === null || unheard} />
  );
  return (
    <Dialog
      title={text.titleOf({ kind: text.kinds[file.kind], order: file.publicId })}
      close={close}
      actions={actions}
      wide
    >
      <div className="stack">
        <ClaimFacts file={file} />
        {decides && (
          <>
            <Faults
              outcomes={file.outcomes}
              chosen={form.values.fault}
              choose={(fault) => form.set({ fault })}
            />
            {early && (
              <AreaField
                label={text.early(moment(file.awaitsCourierUntil ?? ''))}
                rows={2}
                maxLength={500}
                {...form.field('early')}
              />
            )}
            <TextField
              label={text.goods}
              hint={text.goodsHint}
              inputMode="decimal"
              {...form.field('goods')}
              error={goods === null ? text.notAmount : undefined}
            />
            <AreaField
              label={text.reason}
              rows={3}
              maxLength={500}
              {...form.field('answer')}
              error={form.refusal === null ? form.errorAt('answer') : problemText(form.refusal)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface FaultsProps {
  readonly outcomes: ClaimFile['outcomes'];
  readonly chosen: string;
  readonly choose: (fault: Fault) => void;
}

/** Whose fault it was, each with what the hub's rules then move. */
function Faults({ outcomes, chosen, choose }: FaultsProps) {
  return (
    <fieldset className="stack">
      <legend>{text.whose}</legend>
      {outcomes.map(({ fault, shopCents, courierCents }) => (
        <label key={fault} className="check">
          <input type="radio" name="fault" checked={fault === chosen} onChange={() => choose(fault)} />
          <span className="stack g2">
            <span>{text.faults[fault]}</span>
            <span className="soft">
              {shopCents === 0 && courierCents === 0
                ? text.movesNothing
                : text.moves({ shop: money(shopCents), courier: money(courierCents) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
