import { payerOf, toReais, ZERO, type Cents, type ListedMerchant } from '#domain';
import { MediaBody, toMedia } from '../openapi/media.body.js';
import { PageMetaBody } from '../openapi/page-meta.body.js';
import { Shown, ShownList, ShownObject } from '../openapi/shown.js';
import { wireInstant } from '../vocabulary/instants.js';

export class UserBody {
  @Shown('integer', 'Id do usuário', { example: 10001 }) id: number;
  @Shown('string', 'Nome') nome: string;
  @Shown('string', 'E-mail, único por cliente', { nullable: true }) email: string | null;
  @Shown('string', 'Telefone') telefone: string;
  @Shown('string', 'Id do usuário para quem integra', { nullable: true }) external_id: string | null;
  @Shown('boolean', 'Faturamento habilitado') faturamento: boolean;
  @Shown('number', 'Saldo da carteira digital') saldo: number;
  @Shown('boolean', 'Impedido de fazer pedidos') bloqueado: boolean;
  @Shown('boolean', 'Tem imagem') has_media: boolean;
  @ShownList(() => MediaBody, 'Imagens') media: MediaBody[];
  @Shown('string', 'Criação', { example: '2026-03-02T12:00:00.000000Z' }) data_criacao: string;
}

export class UserAnswer {
  @ShownObject(() => UserBody, 'Usuário') data: UserBody;
}

export class UsersAnswer {
  @ShownList(() => UserBody, 'Usuários') data: UserBody[];
  @ShownObject(() => PageMetaBody, 'Somente quando pagina ou por_pagina são enviados', { optional: true })
  meta?: PageMetaBody;
}

export class TokenAnswer {
  @Shown('string', 'Token que age como a chave deste cliente por 24 horas') token: string;
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
