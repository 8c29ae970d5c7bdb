import { type Cents, DomainError, MAX_CENTS, parseReais } from '../../base/index.js';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export interface PaymentNotice {
  readonly endToEndId: string;
  /** null: the transfer is for no charge of ours. */
  readonly txid: string | null;
  readonly amount: Cents;
  readonly paidAt: Date;
}

/** A provider's call-back as it came: its signature is over the bytes. */
export interface PaymentCallBack {
  readonly signature: string | undefined;
  readonly body: Buffer;
}

export abstract class PaymentProvider {
  abstract readonly name: string;

  /** @throws credential_invalid (not signed by the provider) · invalid_value (form) · feature_disabled */
  abstract read(callBack: PaymentCallBack): PaymentNotice[];
}

/** Payments without a provider: an operator looks at the bank account. */
export class ManualPayments extends PaymentProvider {
  readonly name = 'manual';

  read(): never {
    throw new DomainError('feature_disabled', { feature: 'payment_call_back' });
  }
}

/** Call-back of the Banco Central's API Pix. Its other fields (payer, refunds) are not kept. */
const callBackSchema = z.object({
  pix: z
    .array(
      z.object({
        endToEndId: z.string().regex(/^[A-Za-z0-9]{32}$/),
        txid: z
          .string()
          .regex(/^[A-Za-z0-9]{1,35}$/)
          .nullish(),
        valor: z.string().transform((text, context) => {
          const amount = parseReais(text);
          if (amount !== null && amount > 0 && amount <= MAX_CENTS) return amount;
          context.addIssue({ code: 'custom', message: 'not an amount' });
          return z.NEVER;
        }),
        horario: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
      }),
    )
    .min(1)
    .max(1_000),
});

/**
 * API Pix call-backs signed with a shared secret: `sha256=` and the HMAC-SHA256 of the body in hex. More than
 * one secret: all are accepted, so that it can be changed without losing a call.
 */
export class ApiPixPayments extends PaymentProvider {
  readonly name = 'api_pix';

  constructor(private readonly secrets: readonly [string, ...string[]]) {
    super();
  }

  read({ signature, body }: PaymentCallBack): PaymentNotice[] {
    if (!this.isSigned(signature, body)) throw new DomainError('credential_invalid');
    const parsed = callBackSchema.safeParse(jsonOf(body));
    if (!parsed.success)
      throw new DomainError('invalid_value', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
    return parsed.data.pix.map(({ endToEndId, txid = null, valor: amount, horario: paidAt }) => {
      return { endToEndId, txid, amount, paidAt };
    });
  }

  private isSigned(signature: string | undefined, body: Buffer): boolean {
    const given = Buffer.from(signature?.replace(/^sha256=/i, '') ?? '', 'hex');
    // Compares with every secret, so that the time taken does not show which one fits.
    const fits = this.secrets.map((secret) => {
      const expected = createHmac('sha256', secret).update(body).digest();
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return fits.includes(true);
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // A body that is not JSON fails the schema.
    return undefined;
  }
}
