import { phoneHref } from '../../ground/brazil.js';
import type { Company } from '../data/api.store.js';
import { callCompanyWords as text } from '../words.js';

/** A call to the company; nothing where it has no phone number. */
export function CallCompany({ company }: { company: Company | null }) {
  if (!company || company.phone === null) return null;
  return (
    <a className="button big" href={phoneHref(company.phone)}>
      {text.call}
    </a>
  );
}
