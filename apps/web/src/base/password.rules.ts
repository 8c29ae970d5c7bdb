/** Fewest characters of a password by whose it is, as the core's rule has them (a spec compares). */
export const PASSWORD_MIN = { courier: 8, merchant: 8, operator: 12, developer: 8 } as const;
