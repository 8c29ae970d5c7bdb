import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { NewPassword } from '../../ground/ui/new-password.js';
import { Qr } from '../../ground/ui/qr.js';
import { refused } from '../../ground/ui/toast.js';
import { logOut, sessionAgain, useKnownSession } from '../data/session.hook.js';
import { useEndSession, useFactor, useNewPassword, useSessions } from './store.hook.js';
import { storeWords as text } from '../words.js';

/** A person's own password, second step and sessions. */
export function Access() {
  return (
    <section className="box stack" aria-labelledby="access">
      <h2 id="access">{text.access}</h2>
      <Sessions />
      <details>
        <summary>{text.password}</summary>
        <PasswordChange />
      </details>
      <details>
        <summary>{text.factor}</summary>
        <Factor />
      </details>
    </section>
  );
}

function Sessions() {
  const sessions = useSessions();
  const ending = useEndSession();
  return (
    <>
      <h3>{text.sessions}</h3>
      <ul className="lines">
        {sessions.data?.map(({ id, label, createdAt, current }) => (
          <li key={id} className="row">
            <span className="grow">
              {label} <span className="soft">{current ? text.here : moment(createdAt)}</span>
            </span>
            {!current && (
              <Button onClick={() => void ending.mutateAsync(id).catch(refused)}>{text.end}</Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={() => void logOut(true).catch(refused)}>{text.everywhere}</Button>
      </p>
    </>
  );
}

function PasswordChange() {
  const changing = useNewPassword();
  const form = useForm({
    begin: { current: '', password: '' },
    save: (body) => changing.mutateAsync(body),
  });
  return (
    <Form form={form} unasked>
      <TextField
        label={text.current}
        name="current"
        type="password"
        autoComplete="current-password"
        required
        {...form.field('current')}
      />
      <NewPassword whose="merchant" label={text.fresh} hint={text.passwordHint} {...form.field('password')} />
      <p>
        <Button type="submit" busy={form.busy}>
          {text.password}
        </Button>
      </p>
    </Form>
  );
}

/** The password shows that it is not somebody who found the shop's screen open. */
function FactorBeginning({ begin }: { begin: ReturnType<typeof useFactor>['begin'] }) {
  const form = useForm({ begin: { password: '' }, save: ({ password }) => begin.mutateAsync(password) });
  return (
    <Form form={form} unasked>
      <TextField
        label={text.current}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <p>
        <Button type="submit" busy={form.busy}>
          {text.factorBegin}
        </Button>
      </p>
    </Form>
  );
}

function Factor() {
  const { secondFactor } = useKnownSession();
  const { begin, confirm, remove } = useFactor();
  const acting = secondFactor.enrolled ? remove : confirm;
  const form = useForm({ begin: { code: '' }, save: ({ code }) => acting.mutateAsync(code) });
  if (confirm.data)
    return (
      <div className="secret">
        <p>{text.recovery}</p>
        <pre>{confirm.data.recoveryCodes.join('\n')}</pre>
        <Button onClick={() => void sessionAgain()}>{text.done}</Button>
      </div>
    );
  return (
    <div className="stack">
      <p className="soft">
        {secondFactor.enrolled ? text.factorOn(secondFactor.recoveryCodesLeft) : text.factorLead}
      </p>
      {!secondFactor.enrolled && !begin.data && <FactorBeginning begin={begin} />}
      {begin.data && !secondFactor.enrolled && (
        <>
          <p>{text.factorScan}</p>
          <Qr rows={begin.data.qr} label={text.factorQr} />
          <code>{begin.data.secret}</code>
        </>
      )}
      {(begin.data !== undefined || secondFactor.enrolled) && (
        <Form form={form} unasked>
          <TextField label={text.factorCode} autoComplete="one-time-code" required {...form.field('code')} />
          <p>
            <Button type="submit" busy={form.busy}>
              {secondFactor.enrolled ? text.factorOff : text.factorConfirm}
            </Button>
          </p>
        </Form>
      )}
    </div>
  );
}
