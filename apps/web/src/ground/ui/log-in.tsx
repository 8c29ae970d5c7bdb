import { useState } from 'react';
import { Problem } from '../api/problem.js';
import { problemText } from '../api/problem-words.js';
import { asksForCode } from '../log-in.rules.js';
import { Check, TextField } from './field.js';
import { Icon } from './icon.js';
import { logInWords as text } from '../words.js';

/** The refusal of a log-in. The first request for the code is not shown as one: its field appears instead. */
export function LogInRefusal({ error, className }: { error: unknown; className: string }) {
  const problem = error instanceof Problem ? error : null;
  if (error === null || (asksForCode(error) && problem?.code === 'required_value')) return null;
  return (
    <p className={className} role="alert">
      <Icon name="alert" />
      {problem?.status === 401 ? text.wrong : problemText(error)}
    </p>
  );
}

/** The fields read by `logInOf`. The field of the code stays once it has been asked for. */
export function LogInFields({ error, autoFocus = false }: { error: unknown; autoFocus?: boolean }) {
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!asked && asksForCode(error)) setAsked(true);
  return (
    <>
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={autoFocus}
      />
      <TextField
        label={text.password}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
      />
      {asked && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          name="code"
          autoComplete="one-time-code"
          required
          autoFocus
        />
      )}
      <Check
        label={text.show}
        checked={shown}
        onChange={({ target }) => {
          setShown(target.checked);
        }}
      />
    </>
  );
}
