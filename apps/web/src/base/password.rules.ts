/** Minimum length of passwords, as the core's rule has them (a spec compares). */
export const PASSWORD_MIN = { courier: 8, merchant: 8, operator: 12, developer: 8 } as const;

/** Attributes of fields for a person's e-mail and existing password, which browsers fill in. */
export const EMAIL = { name: 'email', type: 'email', autoComplete: 'username', required: true } as const;
export const PASSWORD = { type: 'password', autoComplete: 'current-password', required: true } as const;
