import { TEAM_ROLES } from '#domain';
import { z } from 'zod';
import { nameField, newPassword } from '../../http/field.schemas.js';
import { instantAnswer } from '../../docs/record.schemas.js';

const email = z.string().min(3).max(200);
const chosenPassword = newPassword('developer');
const token = z.string().min(1).max(100);

export const registrationBody = z.strictObject({
  name: nameField,
  email,
  password: chosenPassword,
  /** Token of an invitation that was sent to this address: it proves the address, so no other link is needed. */
  invitation: token.exactOptional(),
});
export const registrationAnswer = z.strictObject({
  /** Whether the address is confirmed; until then log-ins are refused, and a link was sent to it. */
  confirmed: z.boolean(),
});
export const tokenBody = z.strictObject({ token });
export const confirmationBody = z.strictObject({
  token,
  /** Password of the registration that the link was sent for. */
  password: z.string().min(1).max(200),
});
export const addressBody = z.strictObject({ email });
export const newPasswordBody = z.strictObject({ token, password: chosenPassword });
export const loginBody = z.strictObject({ email, password: z.string().min(1).max(200) });
export const passwordBody = z.strictObject({
  current: z.string().min(1).max(200),
  password: chosenPassword,
});

const developerAnswer = z.strictObject({ id: z.int(), name: z.string(), email: z.string() });

export const sessionAnswer = z.strictObject({
  token: z.string(),
  expiresAt: instantAnswer,
  developer: developerAnswer,
});

export const teamAnswer = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    /** The caller's own role. */
    role: z.enum(TEAM_ROLES),
    createdAt: instantAnswer,
  })
  .meta({ id: 'Team' });

export const currentSessionAnswer = z.strictObject({
  developer: developerAnswer,
  teams: z.array(teamAnswer),
});
