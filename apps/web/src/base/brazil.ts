const NATIONAL = /^(?:0{0,2}55)?0?([1-9]\d(?:9\d{8}|[2-8]\d{7}))$/;

/** Area code and number; null: a short or free number (190, 0800 …), or of another country. */
function national(phone: string): string | null {
  if (/^\s*\+(?!55)/.test(phone)) return null;
  return NATIONAL.exec(phone.replace(/\D/g, ''))?.[1] ?? null;
}

/** `tel:+5511988887777`; a phone that is not of Brazil is dialled as it is written. */
export function phoneHref(phone: string): string {
  const digits = national(phone);
  return digits === null ? `tel:${phone.replace(/[^\d+]/g, '')}` : `tel:+55${digits}`;
}

/** `(11) 98888-7777`, however it was written. */
export function phoneText(phone: string): string {
  return national(phone)?.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3') ?? phone;
}

/** A CPF or CNPJ with its punctuation, told apart by length. */
export function documentText(document: string): string {
  const cnpj = /^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/.exec(document);
  if (cnpj) return `${cnpj[1]}.${cnpj[2]}.${cnpj[3]}/${cnpj[4]}-${cnpj[5]}`;
  const cpf = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(document);
  return cpf ? `${cpf[1]}.${cpf[2]}.${cpf[3]}-${cpf[4]}` : document;
}

/** A date stored as `YYYY-MM-DD`, which no time zone shifts. */
export function dateText(date: string): string {
  return date.split('-').reverse().join('/');
}
