import { logIn } from '../../ground/session.js';
import { Entrance } from '../../ground/ui/log-in.js';
import { account } from '../data/account.query.js';
import { loginWords as text } from '../words.js';

export function LoginRoute() {
  return (
    <main className="enter">
      <Entrance title={text.title} lead={text.lead} enter={logIn} ask={account.askForReset} autoFocus>
        <p className="soft small">{text.noMail}</p>
      </Entrance>
    </main>
  );
}
