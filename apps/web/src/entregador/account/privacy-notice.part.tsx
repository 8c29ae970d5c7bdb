import { lazy } from '../../ground/lazy.js';
import type { Company } from '../data/answers.rules.js';
import { accountNoticeWords as text } from '../words.js';

const Erasure = lazy(() => import('./erasure.part.js'), 'Erasure', null);

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
