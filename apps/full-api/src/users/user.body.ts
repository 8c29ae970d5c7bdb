import { payerOf, toReais, ZERO, type Cents, type ListedMerchant } from '#domain';
import { MediaBody, toMedia } from '../openapi/media.body.js';
import { PageMetaBody } from '../openapi/page-meta.body.js';
import { Output, OutputList, OutputObject } from '../openapi/output.decorator.js';
import { wireInstant } from '../vocabulary/instant.mapper.js';

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
