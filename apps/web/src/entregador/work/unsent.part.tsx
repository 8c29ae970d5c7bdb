import { Icon } from '../../base/ui/icon.js';
import { useValue } from '../../base/observable.js';
import { sendable } from '../data/queue.rules.js';
import { acts } from '../data/queue.store.js';
import { workWords as text } from '../words.js';

export function Unsent({ away }: { away: boolean }) {
  const waiting = sendable(useValue(acts)).length;
  if (!away && waiting === 0) return null;
  return (
    <p className="row small" role="status">
      {away && <Icon name="alert" />}
      {away && text.network}
      {away && waiting > 0 && ' · '}
      {waiting > 0 && text.pending(waiting)}
    </p>
  );
}
