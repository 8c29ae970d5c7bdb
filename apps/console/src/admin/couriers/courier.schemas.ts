import { courierForm } from '#domain';
import { z } from 'zod';
import { nameField, newPassword } from '../../http/field.schemas.js';

const phone = z.string().max(30);
const password = newPassword('courier');

export const newCourier = z.strictObject({ name: nameField, phone, password, ...courierForm });
export const courierPatch = z.strictObject({
  name: nameField.exactOptional(),
  phone: phone.exactOptional(),
  password: password.exactOptional(),
  ...courierForm,
});
