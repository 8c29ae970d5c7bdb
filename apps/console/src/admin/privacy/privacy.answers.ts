import { z } from 'zod';

/** All data about a person, by where it is stored. */
export const personalDataAnswer = z.record(z.string(), z.unknown());
