/** Fewest characters of a password by whose it is, as the core's rule has them (a spec compares). */
export const PASSWORD_MIN = { courier: 8, merchant: 8, operator: 12, developer: 8 } as const;

/** What fields of a person's e-mail, and of the password that is theirs already, have for browsers that fill them in. */
export const EMAIL = { name: 'email', type: 'email', autoComplete: 'username', required: true } as const;
export const PASSWORD = { type: 'password', autoComplete: 'current-password', required: true } as const;
