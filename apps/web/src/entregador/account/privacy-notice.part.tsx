import { useEffect, useState } from 'react';
import { useAttempt } from '../../base/attempt.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { confirm } from '../../base/ui/dialog.js';
import { call } from '../data/api.store.js';
import type { Company } from '../data/answers.rules.js';
import { problemText } from '../../base/api/problem-words.js';
import { accountNoticeWords as text, erasureWords } from '../words.js';

/** The company's privacy notice; for a courier (`own`) with a copy of their data and the request to erase. */
export function PrivacyNotice({ company, own = false }: { company: Company; own?: boolean }) {
  return (
    <details className="box">
      <summary>{text.title}</summary>
      <div className="stack">
        {company.privacyNotice.split('\n\n').map((paragraph) => (
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

function Erasure({ company }: { company: string }) {
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const asking = useAttempt(async () => {
    const { title, lead, send: action } = erasureWords;
    if (await confirm({ title, lead: lead(company), action }))
      setAskedAt((await call('POST /api/courier/me/erasure')).askedAt);
  });
  useEffect(() => {
    // Without an answer the button stays: asking twice counts once.
    call('/api/courier/me/erasure').then(
      (erasure) => setAskedAt(erasure.askedAt),
      () => undefined,
    );
  }, []);
  if (askedAt !== null) return <p role="status">{erasureWords.asked({ company, at: moment(askedAt) })}</p>;
  return (
    <>
      <Button onClick={asking.run}>{erasureWords.ask}</Button>
      {asking.error !== null && <p role="alert">{problemText(asking.error)}</p>}
    </>
  );
}
