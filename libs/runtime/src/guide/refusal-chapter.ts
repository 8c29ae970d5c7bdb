import type { DomainErrorCode } from '#domain';
import { ADVICE_EN } from './advice-en.js';
import { ADVICE_PT } from './advice-pt.js';
import { same, told, type Rows, type Told } from './guide.js';

/** Why a refusal of the core is given, and what to do. */
export function adviceOf(code: DomainErrorCode): { cause: Told; remedy: Told } {
  const [cause, remedy] = ADVICE_PT[code];
  const [why, what] = ADVICE_EN[code];
  return { cause: told(cause, why), remedy: told(remedy, what) };
}

/** Refusals that only the console's own apps can meet: its guide alone shows them. */
const OF_OUR_APPS: ReadonlySet<DomainErrorCode> = new Set<DomainErrorCode>([
  'session_changed',
  'offer_not_found',
  'fleet_not_found',
  'operator_not_found',
  'view_not_found',
  'place_not_found',
  'invoice_not_found',
  'hand_in_not_found',
  'payment_not_found',
  'contest_not_found',
  'shift_not_found',
  'claim_not_found',
  'claim_too_late',
  'grant_invalid',
  'scope_missing',
  'team_not_found',
  'app_not_found',
  'review_not_found',
  'connection_not_found',
  'recorded_request_not_found',
  'offer_gone',
  'shift_overlaps',
  'shift_closed',
  'nothing_to_invoice',
  'invoice_settled',
  'review_under_way',
  'app_connected',
  'secret_shown',
]);

/** Every refusal of the core. */
export const ALL_REFUSALS = Object.keys(ADVICE_PT) as DomainErrorCode[];

/** The refusals that a protocol's callers can meet. */
export const PROTOCOL_REFUSALS = ALL_REFUSALS.filter((code) => !OF_OUR_APPS.has(code));

export interface RefusalRow {
  /** What the answer has to tell it by: status, code. */
  readonly told: string;
  /** The text that is sent; absent: it varies, or `told` is it. */
  readonly message?: string;
  readonly cause: Told;
  readonly remedy: Told;
}

export function refusalRows(refusals: readonly RefusalRow[]): Rows {
  const said = refusals.some(({ message }) => message !== undefined);
  return {
    rows: refusals.map((row) => [
      ...[same(row.told), ...(said ? [same(row.message ?? '—')] : [])],
      ...[row.cause, row.remedy],
    ]),
  };
}

/** Faults of a request before any rule of the business looks at it. */
export const TRANSPORT_ADVICE = {
  404: {
    cause: told('O endereço não existe', 'There is no such address'),
    remedy: told('Compare o caminho com o documento', 'Compare the path with the document'),
  },
  405: {
    cause: told('O endereço não aceita este método', 'The address does not take this method'),
    remedy: told('Veja o cabeçalho Allow', 'See the header Allow'),
  },
  408: {
    cause: told('O corpo demorou a chegar', 'The body took too long to come'),
    remedy: told('Envie de novo, de uma rede melhor', 'Send it again, by a better network'),
  },
  415: {
    cause: told('A codificação do corpo não é lida', 'The encoding of the body is not read'),
    remedy: told('Envie JSON em UTF-8', 'Send JSON in UTF-8'),
  },
  500: {
    cause: told('Um erro nosso, que já foi registrado', 'A fault of ours, which is on record'),
    remedy: told(
      'Repita com espera crescente; se persistir, informe o X-Request-Id',
      'Repeat with growing waits; if it stays, tell us the X-Request-Id',
    ),
  },
  503: {
    cause: told('Fora do ar por um momento', 'Away for a moment'),
    remedy: told('Repita depois de Retry-After', 'Repeat after Retry-After'),
  },
} as const satisfies Record<number, { cause: Told; remedy: Told }>;
