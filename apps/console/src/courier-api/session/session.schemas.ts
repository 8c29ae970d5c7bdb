import { VEHICLE_KINDS } from '#domain';
import { z } from 'zod';

const word = z.string().trim().min(1).max(191);

export const loginBody = z
  .object({ phone: word.optional(), email: word.optional(), password: z.string().min(1).max(191) })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
    path: ['phone'],
    message: 'phone or email is required',
  })
  .meta({ examples: [{ phone: '+55 19 99999-0001', password: 'segredo-123' }] });

/** Numbers come as text from a form. */
const whole = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const optional = word.optional();

/** The shape of a registration; the core checks the values. `vehicleTypeIds` may be text with commas in a form. */
export const registrationBody = z.object({
  hubId: whole,
  name: word,
  phone: word,
  password: z.string().min(1).max(191),
  /** What was sent to the phone. */
  code: z.string().trim().min(1).max(20).optional(),
  email: optional,
  cpf: optional,
  cnh: optional,
  birthDate: optional,
  pixKey: optional,
  vehicleKind: z.enum(VEHICLE_KINDS).optional(),
  vehicleModel: optional,
  vehicleColor: optional,
  vehiclePlate: optional,
  vehicleYear: whole.optional(),
  vehicleTypeIds: z
    .union([z.string().transform((text) => text.split(',').map(Number)), z.array(z.number())])
    .pipe(z.array(z.number().int().positive()).max(50))
    .optional(),
});

export type RegistrationBody = z.output<typeof registrationBody>;
