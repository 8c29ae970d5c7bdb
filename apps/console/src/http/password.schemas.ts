import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain';
import { z } from 'zod';

/** A password that somebody chooses, as long as the core wants it. */
export const newPassword = (owner: keyof typeof PASSWORD_MIN_LENGTH) =>
  z.string().min(PASSWORD_MIN_LENGTH[owner]).max(PASSWORD_MAX_LENGTH);
