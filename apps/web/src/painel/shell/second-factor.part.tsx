import { factorActs, Enrolment, SecondFactor } from '../../desk/ui/second-factor.js';
import { logOut, refetchSession, useKnownSession } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Dialog, useClose } from '../../base/ui/dialog.js';
import { refused } from '../../base/ui/toast.js';
import { factorWords as text } from '../../base/words.js';

const account = factorActs('admin');

/** Shown before anything else to who must have a second factor. */
export function EnrolRoute() {
  return (
    <main className="enter">
      <div className="stack">
        <h1>{text.title}</h1>
        <p className="soft">{text.required}</p>
        <Enrolment acts={account} done={refetchSession} />
      </div>
      <Button kind="quiet" onClick={() => logOut().catch(refused)}>
        {text.out}
      </Button>
    </main>
  );
}

export function SecondFactorDialog() {
  const { secondFactor } = useKnownSession();
  const close = useClose();
  const done = async () => {
    await refetchSession();
    close();
  };
  return (
    <Dialog title={text.title}>
      <SecondFactor factor={secondFactor} acts={account} done={done} />
    </Dialog>
  );
}
