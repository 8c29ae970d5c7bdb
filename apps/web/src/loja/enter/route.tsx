import { Icon } from '../../base/ui/icon.js';
import { Entrance } from '../../base/ui/log-in.js';
import { askForReset, hasEnded, logIn } from '../data/session.hook.js';
import { enterWords as text } from '../words.js';

export function EnterRoute() {
  return (
    <main className="enter">
      <span className="disc mark">
        <Icon name="shop" size={20} />
      </span>
      {hasEnded() && (
        <p className="notice amber-text" role="status">
          <Icon name="clock" />
          {text.ended}
        </p>
      )}
      <Entrance title={text.title} lead={text.lead} enter={logIn} ask={askForReset} button="big" />
    </main>
  );
}
