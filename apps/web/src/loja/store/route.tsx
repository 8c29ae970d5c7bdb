import { useQuery } from '@tanstack/react-query';
import { read, again, call } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { factorActs } from '../../ground/second-factor.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { LogoForm } from '../../ground/ui/logo-form.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
import { PasswordChange } from '../../ground/ui/password-change.js';
import { SecondFactor } from '../../ground/ui/second-factor.js';
import { refused } from '../../ground/ui/toast.js';
import { useKnownSession, logOut, sessionAgain } from '../data/session.hook.js';
import { Customers, Pickups } from './book.part.js';
import { Facts } from './facts.part.js';
import { Hours } from './hours.part.js';
import { useLogo, type Account } from './store.hook.js';
import { Users } from './users.part.js';
import { storeWords as text } from '../words.js';
import '../../ground/ui/developer-app.css';

/** What the owner sets for the store; sub-users have the customers and their own access. */
export function StoreRoute() {
  const { may } = useKnownSession();
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {may.manage && <Owned />}
      <Customers mayChange={may.change} />
      {may.manage && <Pickups />}
      {may.manage && <Users />}
      <Access />
    </main>
  );
}

function Owned() {
  const found = useQuery(read('/api/merchant/account'));
  if (!found.isSuccess) return <Unread of={found} lines={8} />;
  return (
    <>
      <Facts account={found.data} />
      <Logo account={found.data} />
      <Hours account={found.data} />
    </>
  );
}

/** The store's picture on the page that its customers follow. */
function Logo({ account: { logoUrl, name } }: { account: Account }) {
  const sending = useLogo();
  return (
    <LogoForm
      title={text.logo}
      hint={text.logoHint}
      shown={
        logoUrl !== null && (
          <img
            className="app-logo"
            width={72}
            height={72}
            src={new URL(logoUrl, location.origin).pathname}
            alt={name}
          />
        )
      }
      removable={logoUrl !== null}
      busy={sending.isPending}
      send={(file) => sending.mutate(file, { onError: refused })}
    />
  );
}

/** A person's own password, second factor and sessions. */
function Access() {
  const { secondFactor } = useKnownSession();
  return (
    <section className="box stack" aria-labelledby="access">
      <h2 id="access">{text.access}</h2>
      <Sessions />
      <details>
        <summary>{text.password}</summary>
        <PasswordChange
          whose="merchant"
          hint={text.passwordHint(PASSWORD_MIN.merchant)}
          change={(typed) => call('PUT /api/merchant/password', typed).then(sessionAgain)}
        />
      </details>
      <details>
        <summary>{text.factor}</summary>
        <SecondFactor factor={secondFactor} acts={factorActs('merchant')} done={sessionAgain} />
      </details>
    </section>
  );
}

function Sessions() {
  const sessions = useQuery({ ...read('/api/merchant/sessions'), select: itemsOf });
  const end = (id: number) =>
    call('DELETE /api/merchant/sessions/{id}', { id }).then(() => again('/api/merchant/sessions'));
  return (
    <>
      <h3>{text.sessions}</h3>
      {sessions.isSuccess ? (
        <OpenSessions sessions={sessions.data} end={(id) => void end(id).catch(refused)} />
      ) : (
        <Unread of={sessions} lines={2} />
      )}
      <p>
        <Button onClick={() => void logOut(true).catch(refused)}>{text.everywhere}</Button>
      </p>
    </>
  );
}
