import { phoneHref } from '../../base/brazil.js';
import { useValue } from '../../base/observable.js';
import { session } from '../data/session.store.js';
import { callCompanyWords as text } from '../words.js';

/** The text of a reason; an unknown code is shown as another reason. */
export function reasonText(text: Readonly<Record<string, string>>, reason: string | null): string {
  return text[reason ?? 'other'] ?? text['other'] ?? '';
}

export function CallCompany() {
  const now = useValue(session);
  const phone = now.phase === 'in' ? (now.company?.phone ?? null) : null;
  if (phone === null) return null;
  return (
    <a className="button big" href={phoneHref(phone)}>
      {text.call}
    </a>
  );
}
