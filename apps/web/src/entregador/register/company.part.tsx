import type { SubmitEvent } from 'react';
import { formText } from '../../base/form-text.js';
import { problemText } from '../../base/api/problem-words.js';
import { Problem } from '../../base/api/problem.js';
import { Link } from '../../base/router.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { registerWords as text } from '../words.js';

interface CompanyChoiceProps {
  error: unknown;
  searching: boolean;
  choose: (id: string) => void;
}

/** Asks for the company's number, for people who did not open the company's link. */
export function CompanyChoice({ error, searching, choose }: CompanyChoiceProps) {
  const unknown = error instanceof Problem && error.status === 404;
  const problem = error === null ? undefined : unknown ? text.companyUnknown : problemText(error);
  return (
    <main className="enter">
      <form
        aria-labelledby="register-title"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          choose(formText(new FormData(event.currentTarget), 'company'));
        }}
      >
        <h1 id="register-title">{text.title}</h1>
        <p className="soft">{text.companyLead}</p>
        <TextField label={text.company} name="company" inputMode="numeric" error={problem} required />
        <Button kind="primary" className="big" type="submit" busy={searching}>
          {text.next}
        </Button>
        <Link to="/entregador" className="button">
          {text.have}
        </Link>
      </form>
    </main>
  );
}
