import { useWords, words } from '../../ground/language.js';
import type { Company } from '../data/api.store.js';

const said = words({ call: 'Ligar para a central' }, { call: 'Call the company' });

/** A call to the company; nothing where it has no phone number. */
export function CallCompany({ company }: { company: Company | null }) {
  const text = useWords(said);
  if (!company || company.phone === null) return null;
  return (
    <a className="button big" href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>
      {text.call}
    </a>
  );
}
