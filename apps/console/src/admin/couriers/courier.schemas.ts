import { COURIER_PAYMENTS, COURIER_SEXES, VEHICLE_KINDS } from '#domain';
import { z } from 'zod';
import { newPassword, dayField, idField, nameField, text } from '../../http/field.schemas.js';

const short = z.string().trim().max(200).nullable();
const ids = z.array(idField).max(200).exactOptional();

const fields = {
  email: short.exactOptional(),
  cpf: short.exactOptional(),
  cnpj: short.exactOptional(),
  cnh: short.exactOptional(),
  sex: z.enum(COURIER_SEXES).nullable().exactOptional(),
  birthDate: dayField.nullable().exactOptional(),
  address: z
    .strictObject({
      street: short.exactOptional(),
      number: short.exactOptional(),
      complement: short.exactOptional(),
      district: short.exactOptional(),
      city: short.exactOptional(),
      state: short.exactOptional(),
      postalCode: short.exactOptional(),
      country: short.exactOptional(),
      reference: short.exactOptional(),
    })
    .exactOptional(),
  vehicle: z
    .strictObject({
      kind: z.enum(VEHICLE_KINDS).nullable().exactOptional(),
      model: short.exactOptional(),
      color: short.exactOptional(),
      plate: short.exactOptional(),
      year: z.int().min(1900).max(2200).nullable().exactOptional(),
    })
    .exactOptional(),
  fleetNumber: short.exactOptional(),
  fleetId: idField.nullable().exactOptional(),
  vehicleTypeIds: ids,
  categoryIds: ids,
  blockedAreaIds: ids,
  acceptedPayments: z.array(z.enum(COURIER_PAYMENTS)).exactOptional(),
  pixKey: short.exactOptional(),
  internalNotes: z.array(text.nullable()).max(50).exactOptional(),
};
const password = newPassword('courier');

export const newCourier = z.strictObject({ name: nameField, phone: z.string().max(30), password, ...fields });
export const courierPatch = z.strictObject({
  name: nameField.exactOptional(),
  phone: z.string().max(30).exactOptional(),
  password: password.exactOptional(),
  ...fields,
});
