import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { useValue } from '../data/observable.store.js';
import { allowSound, isMuted, silent } from '../data/ring.store.js';
import { noticeWords as text } from '../words.js';

/** Says that offers will not be heard until the screen is touched, as after a restart of the app. */
export function SoundNotice() {
  if (!useValue(silent) || isMuted()) return null;
  return (
    <section className="notice amber" role="status">
      <Icon name="alert" size={20} />
      <p className="grow">{text.silent}</p>
      <Button onClick={allowSound}>{text.allowSound}</Button>
    </section>
  );
}
