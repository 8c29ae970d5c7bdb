import { z } from 'zod';

export const factorCodeInput = z
  .strictObject({ code: z.string().min(6).max(40) })
  .meta({ examples: [{ code: '492817' }] });

export const factorPasswordInput = z.strictObject({ password: z.string().min(1).max(200) });

export const enrolmentAnswer = z.strictObject({
  /** The secret for typing into the app. */
  secret: z.string(),
  uri: z.string(),
  /** Rows of the QR code of `uri`; 1 is dark. */
  qr: z.array(z.string()),
});

export const confirmedFactorAnswer = z.strictObject({
  /** Id of the person. */
  id: z.int(),
  /** Recovery codes, each valid once in place of a code. They cannot be shown again. */
  recoveryCodes: z.array(z.string()),
});

export const removedFactorAnswer = z.strictObject({ id: z.int() });
