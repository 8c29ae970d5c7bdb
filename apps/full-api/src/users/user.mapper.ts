import type { DomainErrorCode, MerchantPatch, NewMerchant } from '#domain';
import { ENDPOINT_TEXTS, NO_ACCESS, type ErrorAnswer } from '../vocabulary/error.vocabulary.js';
import type { CreateUserDto, TokenDto, UpdateUserDto } from './user.dto.js';

/** This endpoint's texts for the core's refusals. */
export const USER_ERRORS = {
  forbidden: { ...NO_ACCESS, reasons: ENDPOINT_TEXTS.users },
} as const satisfies Partial<Record<DomainErrorCode, ErrorAnswer>>;

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
