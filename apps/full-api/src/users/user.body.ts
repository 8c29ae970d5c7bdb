import {
  type Cents,
  type DomainErrorCode,
  type ListedMerchant,
  type MerchantPatch,
  type NewMerchant,
  PASSWORD_MIN_LENGTH,
  payerOf,
  toReais,
  ZERO,
} from '#domain';
import { PagingDto } from '../validation/paging.dto.js';
import { EmailField, FlagField, TextField } from '../validation/scalar-field.decorator.js';
import { MediaBody, toMedia } from '../openapi/media.body.js';
import { PageMetaBody } from '../openapi/page-meta.body.js';
import { Output, OutputList, OutputObject } from '../openapi/output.decorator.js';
import { wireInstant } from '../vocabulary/instant.mapper.js';
import { ENDPOINT_TEXTS, type ErrorAnswer, NO_ACCESS } from '../vocabulary/error.vocabulary.js';

export class FindUsersDto extends PagingDto {
  @TextField({
    label: 'O e-mail',
    description: 'Somente o usuário com este e-mail',
    trimmed: true,
    lookup: true,
  })
  email?: string | null;

  @TextField({ label: 'O id externo', description: 'Somente os usuários com este id externo', lookup: true })
  external_id?: string | null;
}

/** A user with this e-mail gets the token; created when there is none. */
export class TokenDto {
  @TextField({ label: 'O nome', required: true, example: 'Padaria Alvorada' })
  nome: string;

  @EmailField({ label: 'O e-mail', required: true, example: 'alvorada@example.com' })
  email: string;

  @TextField({ label: 'A senha', required: true, min: PASSWORD_MIN_LENGTH.contract, example: 'segredo1' })
  senha: string;

  @TextField({ label: 'O telefone', required: true, example: '11999990001' })
  telefone: string;
}

export class CreateUserDto extends TokenDto {
  @TextField({ label: 'O id externo', example: 'LOJA-1' })
  external_id?: string | null;
}

export class UpdateUserDto {
  @TextField({ label: 'O nome', min: 1, example: 'Padaria Alvorada' })
  nome?: string | null;

  @TextField({ label: 'O telefone', min: 1, example: '11999990001' })
  telefone?: string | null;

  @TextField({ label: 'O id externo', example: 'LOJA-1' })
  external_id?: string | null;

  @TextField({ label: 'A senha', min: PASSWORD_MIN_LENGTH.contract, example: 'segredo1' })
  senha?: string | null;

  @FlagField({ label: 'O bloqueio', description: 'Omitido, nada muda', example: false })
  bloqueado?: boolean | null;
}

export class UserBody {
  @Output('integer', 'Id do usuário', { example: 10001 }) id: number;
  @Output('string', 'Nome') nome: string;
  @Output('string', 'E-mail, único por cliente', { nullable: true }) email: string | null;
  @Output('string', 'Telefone') telefone: string;
  @Output('string', 'Id do usuário para quem integra', { nullable: true }) external_id: string | null;
  @Output('boolean', 'Faturamento habilitado') faturamento: boolean;
  @Output('number', 'Saldo da carteira digital') saldo: number;
  @Output('boolean', 'Impedido de fazer pedidos') bloqueado: boolean;
  @Output('boolean', 'Tem imagem') has_media: boolean;
  @OutputList(() => MediaBody, 'Imagens') media: MediaBody[];
  @Output('string', 'Criação', { example: '2026-03-02T12:00:00.000000Z' }) data_criacao: string;
}

export class UserAnswer {
  @OutputObject(() => UserBody, 'Usuário') data: UserBody;
}

export class UsersAnswer {
  @OutputList(() => UserBody, 'Usuários') data: UserBody[];
  @OutputObject(() => PageMetaBody, 'Somente quando pagina ou por_pagina são enviados', { optional: true })
  meta?: PageMetaBody;
}

export class TokenAnswer {
  @Output('string', 'Token que age como a chave deste cliente por 24 horas') token: string;
}

/** `balances` are by wallet: a sub-user shows what its owner's holds. */
export function toUserBody(merchant: ListedMerchant, balances: ReadonlyMap<number, Cents>): UserBody {
  return {
    id: merchant.id,
    nome: merchant.name,
    email: merchant.email,
    telefone: merchant.phone,
    external_id: merchant.externalId,
    faturamento: merchant.invoicingEnabled,
    saldo: toReais(balances.get(payerOf(merchant)) ?? ZERO),
    bloqueado: merchant.blockedAt !== null,
    ...toMedia(merchant.media),
    data_criacao: wireInstant(merchant.createdAt),
  };
}

export const USER_ERRORS = {
  forbidden: { ...NO_ACCESS, reasons: ENDPOINT_TEXTS.users },
} as const satisfies Partial<Record<DomainErrorCode, ErrorAnswer>>;

export function toNewMerchant(body: TokenDto & Partial<CreateUserDto>) {
  const { nome: name, email, telefone: phone, senha: password, external_id: externalId = null } = body;
  return { name, email, phone, password, externalId } satisfies NewMerchant;
}

/** null clears the one field that may be empty and is ignored elsewhere. */
export function toMerchantPatch(body: UpdateUserDto): MerchantPatch {
  return {
    ...(typeof body.nome === 'string' && { name: body.nome }),
    ...(typeof body.telefone === 'string' && { phone: body.telefone }),
    ...(typeof body.senha === 'string' && { password: body.senha }),
    ...(body.external_id !== undefined && { externalId: body.external_id }),
    ...(typeof body.bloqueado === 'boolean' && { blocked: body.bloqueado }),
  };
}
