import { span } from '../../ground/time.js';
import { Icon } from '../../ground/ui/icon.js';
import type { Due } from './board.rules.js';
import { boardWords as text } from '../words.js';

/** The minutes that an order has left, or by which it is late. */
export function DueTime({ minutesLeft, lateness }: Pick<Due, 'minutesLeft' | 'lateness'>) {
  if (!Number.isFinite(minutesLeft)) return '–';
  if (lateness === 'calm') return span(minutesLeft);
  if (lateness === 'risk')
    return (
      <>
        <Icon name="clock" label={text.risk} />
        {span(minutesLeft)}
      </>
    );
  const late = span(minutesLeft);
  return (
    <>
      <Icon name="alert" />
      <span aria-hidden>{text.late(late)}</span>
      <span className="sr">{text.lateBy(late)}</span>
    </>
  );
}
