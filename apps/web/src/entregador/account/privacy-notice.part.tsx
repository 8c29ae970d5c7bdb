import { useEffect, useState } from 'react';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { confirm } from '../../base/ui/dialog.js';
import { account } from '../data/account.query.js';
import type { Company } from '../data/answers.rules.js';
import { problemText } from '../../base/api/problem-words.js';
import { accountNoticeWords as text, erasureWords } from '../words.js';

/** What the company tells of people's data; for a courier with a copy of their own, and the way to have it erased. */
export function PrivacyNotice({ company, own = false }: { company: Company; own?: boolean }) {
  // A company that the phone stored before had no notice.
  const notice = (company as Partial<Company>).privacyNotice ?? '';
  return (
    <details className="box">
      <summary>{text.title}</summary>
      <div className="stack">
        {notice.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {own && (
          <a className="button" href="/api/courier/me/data" download="meus-dados.json">
            {text.copy}
          </a>
        )}
        {own && <Erasure company={company.name} />}
      </div>
    </details>
  );
}

/** Asks the company to erase the courier's data, and says that it was asked. */
function Erasure({ company }: { company: string }) {
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    // Without an answer it may be asked: asking twice is asking once.
    account.erasure().then(setAskedAt, () => undefined);
  }, []);
  const ask = async () => {
    setError(null);
    if (
      !(await confirm({
        title: erasureWords.title,
        lead: erasureWords.lead(company),
        action: erasureWords.send,
      }))
    )
      return;
    try {
      setAskedAt(await account.askErasure());
    } catch (cause) {
      setError(cause);
    }
  };
  if (askedAt !== null) return <p role="status">{erasureWords.asked({ company, at: moment(askedAt) })}</p>;
  return (
    <>
      <Button onClick={ask}>{erasureWords.ask}</Button>
      {error !== null && <p role="alert">{problemText(error)}</p>}
    </>
  );
}
