import { isCnpj, isCpf, isUuid, onlyDigits } from '../../base/index.js';

type PixKeyKind = 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'EVP';

interface PixKey {
  readonly kind: PixKeyKind;
  readonly key: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** As people write CPF, CNPJ and phones. */
const NUMBERS = /^[\d\s()+./-]+$/;

/** The kind of a Pix key as people type it; null: it is none. A number that is a CPF is one, though it might be a phone. */
export function pixKeyOf(text: string): PixKey | null {
  const typed = text.trim();
  if (EMAIL.test(typed)) return { kind: 'EMAIL', key: typed.toLowerCase() };
  if (isUuid(typed)) return { kind: 'EVP', key: typed.toLowerCase() };
  return NUMBERS.test(typed) ? numberOf(typed) : null;
}

function numberOf(typed: string): PixKey | null {
  const digits = onlyDigits(typed);
  const national = digits.startsWith('55') && digits.length > 11 ? digits.slice(2) : digits;
  if (typed.startsWith('+')) return national === digits ? null : phoneOf(national);
  if (isCnpj(digits)) return { kind: 'CNPJ', key: digits };
  return isCpf(digits) ? { kind: 'CPF', key: digits } : phoneOf(national);
}

/** Area code and number of a mobile phone, as no other can be a key. */
function phoneOf(digits: string): PixKey | null {
  return /^[1-9]\d9\d{8}$/.test(digits) ? { kind: 'PHONE', key: digits } : null;
}
