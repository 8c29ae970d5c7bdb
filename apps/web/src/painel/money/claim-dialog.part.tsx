import { sendChange, useRead } from '../../base/api/client.js';
import { useDraft } from '../../base/form-fields.js';
import { textOrNull } from '../../base/form-text.js';
import { lazy } from '../../base/lazy.js';
import { distance, money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { AreaField } from '../../base/ui/area.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Loading, Unread } from '../../base/ui/empty.js';
import { FactList } from '../../base/ui/fact-list.js';
import { claimantOf, type ClaimFile, AFTERWARDS, Deciding, type Fault } from './decision.part.js';
import { wordOf } from '../../base/texts.js';
import { FoldedMap } from '../board/order-stops.part.js';
import { claimWords as text, orderWords } from '../words.js';

interface DialogProps {
  readonly id: number;
  readonly mayDecide: boolean;
  readonly close: () => void;
}

export function ClaimDialog(props: DialogProps) {
  const found = useRead('/api/admin/claims/{id}', { id: props.id });
  if (found.data) return <Filed {...props} file={found.data} />;
  return (
    <Dialog title={text.title} close={props.close} wide>
      <Unread of={found} lines={8} />
    </Dialog>
  );
}

function Filed({ id, file, mayDecide, close }: DialogProps & { file: ClaimFile }) {
  const form = useDraft<{ fault: Fault; early: string }>({ fault: 'courier', early: '' });
  const { fault, early } = form.values;
  const closed = !mayDecide || file.state !== 'open';
  const isEarly = file.awaitsCourierUntil !== null && fault === 'courier';
  return (
    <Deciding
      wide
      title={text.titleOf({ kind: text.kinds[file.kind], order: file.publicId })}
      text={text}
      amount={{ label: text.goods, hint: text.goodsHint }}
      most={500}
      closed={closed}
      unready={isEarly && early.trim().length < 3}
      decide={(accepted, answer, goodsCents) =>
        sendChange(
          'POST /api/admin/claims/{id}/decide',
          {
            id,
            fault: accepted ? fault : null,
            answer,
            goodsCents,
            earlyReason: accepted ? textOrNull(early) : null,
          },
          ...AFTERWARDS,
        )
      }
      close={close}
    >
      <ClaimFacts file={file} />
      {!closed && <Faults outcomes={file.outcomes} chosen={fault} choose={(fault) => form.set({ fault })} />}
      {!closed && isEarly && (
        <AreaField
          label={text.early(moment(file.awaitsCourierUntil ?? ''))}
          rows={2}
          maxLength={500}
          {...form.field('early')}
        />
      )}
    </Deciding>
  );
}

interface FaultsProps {
  readonly outcomes: ClaimFile['outcomes'];
  readonly chosen: string;
  readonly choose: (fault: Fault) => void;
}

/** Each choice with what the hub's rules then move. */
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

const ClaimMap = lazy(async () => (await import('./claim-map.part.js')).ClaimMap, <Loading lines={3} />);

function ClaimFacts({ file }: { file: ClaimFile }) {
  const { id, photos, delivery } = file;
  return (
    <>
      <p className="note">
        <strong>{claimantOf(file)}:</strong> {file.text}
      </p>
      <Photos
        all={Array.from({ length: photos }, (_, n) => `/api/admin/claims/${id}/photos/${n}`)}
        label={(n) => text.photo(n)}
      />
      <p className="note">
        <strong>{file.courierName ?? orderWords.courier}:</strong>{' '}
        {file.awaitsCourierUntil === null
          ? (file.courierText ?? text.silent)
          : text.awaits(moment(file.awaitsCourierUntil))}
      </p>
      <Photos
        all={file.hasCourierPhoto ? [`/api/admin/claims/${id}/courier-photo`] : []}
        label={() => text.courierPhoto}
      />
      <FactList
        facts={[
          [
            orderWords.kinds.order,
            <Link to={`/painel?pedido=${String(file.orderId)}`}>{file.publicId}</Link>,
          ],
          [text.address, delivery.address],
          [text.outcome, [text.ends[delivery.status], delivery.failureReason].filter(Boolean).join(': ')],
          [text.promised, delivery.promisedBy && moment(delivery.promisedBy)],
          [text.arrived, delivery.arrivedAt && moment(delivery.arrivedAt)],
          [text.finished, delivery.finishedAt && moment(delivery.finishedAt)],
          [text.far, delivery.farM !== null && distance(delivery.farM)],
          [text.waited, delivery.waitedS !== null && text.minutes(Math.round(delivery.waitedS / 60))],
          [text.planned, distance(delivery.distanceM)],
          [text.ridden, delivery.riddenM !== null && distance(delivery.riddenM)],
          [orderWords.code, codeOf(delivery)],
          [text.receivedBy, delivery.receivedBy],
          [text.note, delivery.observation],
        ]}
      />
      <Photos all={delivery.photos} label={(n) => text.proof(n)} />
      <div>
        <FoldedMap>
          <ClaimMap file={file} />
        </FoldedMap>
      </div>
      <Timeline entries={file.timeline} />
      {file.answer !== null && (
        <p className="note">
          <strong>{file.fault === null ? text.states[file.state] : text.faults[file.fault]}:</strong>{' '}
          {file.answer}{' '}
          <span className="soft">
            {file.decidedBy} {file.decidedAt === null ? '' : moment(file.decidedAt)}
          </span>
        </p>
      )}
    </>
  );
}

function codeOf({ rightCode, wrongCodes }: ClaimFile['delivery']): string {
  if (rightCode === null) return text.noCode;
  const given = rightCode ? text.rightCode : text.codeMissing;
  return wrongCodes === 0 ? given : `${given} · ${text.wrongCodes(wrongCodes)}`;
}

function Timeline({ entries }: { entries: ClaimFile['timeline'] }) {
  return (
    <details>
      <summary>{orderWords.history}</summary>
      <ol className="stack g4 below-it">
        {entries.map(({ type, at, by }) => (
          <li key={`${type} ${at}`} className="row tops g12">
            <span className="number soft">{moment(at)}</span>
            <span>
              {wordOf(orderWords.event, type)}{' '}
              {by !== null && <span className="soft">{orderWords.by(by)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Photos({ all, label }: { all: readonly string[]; label: (n: number) => string }) {
  if (all.length === 0) return null;
  return (
    <p className="row wrap">
      {all.map((address, n) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          {label(n + 1)}
        </a>
      ))}
    </p>
  );
}
