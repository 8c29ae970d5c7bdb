import { useEffect, useState } from 'react';
import { money } from '../../ground/money.js';
import { readLost, type LostOrder } from '../data/lost.query.js';
import { ContestButton } from '../money/contest-button.part.js';
import { lateWords as text } from '../words.js';

/** What is paid for an order that was cancelled or taken while the phone had no network, or why nothing, and the way to contest it. */
export function LatePay({ orderId, publicId }: { orderId: number; publicId: string }) {
  const [lost, setLost] = useState<LostOrder | null>(null);
  useEffect(() => {
    void readLost(orderId).then(setLost);
  }, [orderId]);
  const late = lost?.late;
  return (
    <>
      {late && (
        <p className="strong">
          {late.codeRight === true && `${text.codeRight} `}
          {late.payment === 'paid' ? text.paid(money(late.payCents)) : text.payments[late.payment]}
        </p>
      )}
      <ContestButton
        about="missing_pay"
        subjectId={orderId}
        what={text.about({ order: publicId, paid: money(late?.payCents ?? 0) })}
      />
    </>
  );
}
