/** Fewest characters of a password by whose it is, as the core's rule has them (a spec compares). */
export const PASSWORD_MIN = { courier: 6, merchant: 6, operator: 8, developer: 8 } as const;
