import type { MerchantPatch, NewMerchant } from '#domain';
import type { CreateUserDto, TokenDto, UpdateUserDto } from './user.dto.js';

export function toNewMerchant(
  body: TokenDto & Partial<CreateUserDto>,
): NewMerchant & { email: string; password: string } {
  return {
    name: body.nome,
    email: body.email,
    phone: body.telefone,
    password: body.senha,
    externalId: body.external_id ?? null,
  };
}

/** The patch of the members that were sent; null clears the one field that may be empty and is ignored elsewhere. */
export function toMerchantPatch(body: UpdateUserDto): MerchantPatch {
  return {
    ...(typeof body.nome === 'string' && { name: body.nome }),
    ...(typeof body.telefone === 'string' && { phone: body.telefone }),
    ...(typeof body.senha === 'string' && { password: body.senha }),
    ...(body.external_id !== undefined && { externalId: body.external_id }),
    ...(typeof body.bloqueado === 'boolean' && { blocked: body.bloqueado }),
  };
}
