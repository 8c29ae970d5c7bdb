/** `(11) 98888-7777`. */
export function phoneText(phone: string): string {
  const found = /^(\d{2})(\d{4,5})(\d{4})$/.exec(phone);
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : phone;
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
