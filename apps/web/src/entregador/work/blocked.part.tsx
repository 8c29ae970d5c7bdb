import { moment } from '../../base/time.js';
import type { Me } from '../data/api.store.js';
import { ContestButton } from '../money/contest-button.part.js';
import { blockWords as text } from '../words.js';

export function Blocked({ me }: { me: Me }) {
  const { blockReason, blockedSince, blockedUntil } = me;
  const suspended = me.registration === 'suspended';
  return (
    <section className="idle">
      <h1>{suspended ? text.suspended : text.blocked}</h1>
      {blockReason !== null && <p>{text.because(blockReason)}</p>}
      {blockedSince !== null && <p className="soft">{text.since(moment(blockedSince))}</p>}
      <p className="soft">
        {suspended
          ? text.suspendedLead
          : blockedUntil === null
            ? text.blockedOpen
            : text.blockedUntil(moment(blockedUntil))}
      </p>
      <ContestButton about="block" subjectId={0} what={blockReason ?? text.blocked} />
    </section>
  );
}
