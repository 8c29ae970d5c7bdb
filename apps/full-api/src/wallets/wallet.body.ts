import { toReais, type Posting, type WalletEntry, type WalletStatement } from '#domain';
import { PageMetaBody, toPageMeta } from '../openapi/page-meta.body.js';
import { Shown, ShownList, ShownObject } from '../openapi/shown.js';
import { MOVEMENT_KINDS, MOVEMENT_STATUSES, OPERATIONS } from '../vocabulary/wallet.js';
import { wireInstant } from '../vocabulary/instants.js';

const nullable = { nullable: true } as const;

class MovementBody {
  @Shown('integer', 'Id do lançamento', { example: 10001 }) id: number;
  @Shown('string', 'Sentido', { enum: OPERATIONS }) operacao: string;
  @Shown('string', 'Tipo do lançamento', { enum: MOVEMENT_KINDS }) tipo: string;
  @Shown('number', 'Valor', { example: 50 }) valor: number;
}

export class EntryBody extends MovementBody {
  @Shown('string', 'Identificador único') uuid: string;
  @Shown('string', 'Texto do extrato') descricao: string;
  @Shown('string', 'Situação', { enum: MOVEMENT_STATUSES }) status: string;
  @Shown('string', 'Chave de idempotência', nullable) external_id: string | null;
  @Shown('string', 'Forma de pagamento', nullable) forma_pagamento: string | null;
  @Shown('integer', 'Lançamento relacionado', nullable) referencia_id: number | null;
  @Shown('string', 'Criação', { example: '2026-03-02T12:00:00.000000Z' }) data_criacao: string;
}

class StatementMetaBody extends PageMetaBody {
  @Shown('number', 'Saldo atual') saldo: number;
}

export class StatementAnswer {
  @ShownList(() => EntryBody, 'Lançamentos, do mais novo ao mais antigo') data: EntryBody[];
  @ShownObject(() => StatementMetaBody, 'Paginação e saldo') meta: StatementMetaBody;
}

class UserWalletBody {
  @Shown('integer', 'Dono da carteira: o titular, quando o usuário é de outra conta') usuario_id: number;
  @Shown('number', 'Saldo') saldo: number;
}

export class UserWalletAnswer {
  @ShownObject(() => UserWalletBody, 'Carteira') data: UserWalletBody;
}

class CourierWalletBody {
  @Shown('integer', 'Id do entregador') entregador_id: number;
  @Shown('number', 'Saldo; pode ser negativo') saldo: number;
}

export class CourierWalletAnswer {
  @ShownObject(() => CourierWalletBody, 'Carteira') data: CourierWalletBody;
}

class PostedBody extends MovementBody {
  @Shown('string', 'Situação', { enum: MOVEMENT_STATUSES }) status: string;
  @Shown('string', 'Chave de idempotência', nullable) external_id: string | null;
}

class ToppedUpBody extends MovementBody {
  @Shown('string', 'Forma de pagamento', nullable) forma_pagamento: string | null;
}

class FeeBody {
  @Shown('number', 'Valor da taxa') valor: number;
  @Shown('integer', 'Lançamento da taxa') transacao_id: number;
}

class RepeatableAnswer {
  @Shown('number', 'Saldo após o lançamento') saldo: number;
  @Shown('boolean', 'O external_id já era conhecido: nada foi lançado') duplicada: boolean;
}

export class PostingAnswer extends RepeatableAnswer {
  @ShownObject(() => PostedBody, 'Lançamento') data: PostedBody;
}

export class TopUpAnswer extends RepeatableAnswer {
  @ShownObject(() => ToppedUpBody, 'Recarga') data: ToppedUpBody;
  @ShownObject(() => FeeBody, 'Somente quando uma taxa foi cobrada', { optional: true }) taxa?: FeeBody;
}

function toMovement(entry: WalletEntry) {
  return { id: entry.id, operacao: entry.operation, tipo: entry.kind, valor: toReais(entry.amount) };
}

export function toEntryBody(entry: WalletEntry): EntryBody {
  return {
    ...toMovement(entry),
    uuid: entry.uuid,
    descricao: entry.description,
    status: entry.status,
    external_id: entry.externalId,
    forma_pagamento: entry.paymentMethod,
    referencia_id: entry.referenceId,
    data_criacao: wireInstant(entry.createdAt),
  };
}

export function toStatementAnswer(statement: WalletStatement): StatementAnswer {
  return {
    data: statement.items.map(toEntryBody),
    meta: { ...toPageMeta(statement), saldo: toReais(statement.balance) },
  };
}

export function toPostingAnswer({ entry, balance, duplicated }: Posting): PostingAnswer {
  return {
    data: { ...toMovement(entry), status: entry.status, external_id: entry.externalId },
    saldo: toReais(balance),
    duplicada: duplicated,
  };
}

export function toTopUpAnswer({ entry, balance, duplicated, fee }: Posting): TopUpAnswer {
  return {
    data: { ...toMovement(entry), forma_pagamento: entry.paymentMethod },
    ...(fee && { taxa: { valor: toReais(fee.amount), transacao_id: fee.id } }),
    saldo: toReais(balance),
    duplicada: duplicated,
  };
}
