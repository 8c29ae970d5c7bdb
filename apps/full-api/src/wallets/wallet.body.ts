import { PagingDto } from '../validation/paging.dto.js';
import { FlagField, MoneyField, TextField, WordField } from '../validation/scalar-field.decorator.js';
import {
  entryText,
  MOVEMENT_KINDS,
  MOVEMENT_STATUSES,
  OPERATIONS,
  type OperationWord,
  TOP_UP_METHODS,
  type TopUpMethodWord,
} from '../vocabulary/wallet.vocabulary.js';
import { type Posting, toReais, type WalletEntry, type WalletStatement } from '#domain';
import { PageMetaBody, toPageMeta } from '../openapi/page-meta.body.js';
import { Output, OutputList, OutputObject } from '../openapi/output.decorator.js';
import { wireInstant } from '../vocabulary/instant.mapper.js';

export class StatementDto extends PagingDto {
  @WordField({
    label: 'A operação',
    words: Object.values(OPERATIONS),
    description: 'Somente créditos ou débitos',
  })
  operacao?: OperationWord;

  @TextField({
    label: 'O id externo',
    description: 'Encontra um lançamento pela chave de idempotência',
    lookup: true,
  })
  external_id?: string | null;
}

/** A key makes one entry of a wallet, so each example has a key of its own. */
const EntryKey = (example: string) =>
  TextField({ label: 'O id externo', description: 'Chave de idempotência, única por carteira', example });

export class CreditDto {
  @MoneyField({
    label: 'O valor',
    required: true,
    description: 'Maior que zero, duas casas decimais',
    example: 50,
  })
  valor: number;

  @TextField({ label: 'A descrição', description: 'Texto do extrato; em branco vira -', example: 'Ajuste' })
  descricao?: string | null;

  @EntryKey('CRED-1')
  external_id?: string | null;
}

export class DebitDto extends CreditDto {
  @EntryKey('DEB-1')
  declare external_id?: string | null;

  @FlagField({
    label: 'A permissão de saldo negativo',
    description: 'Verdadeiro quando omitida',
    example: true,
  })
  permitir_saldo_negativo?: boolean | null;
}

export class TopUpDto extends CreditDto {
  @EntryKey('REC-1')
  declare external_id?: string | null;

  @WordField({
    label: 'A forma de pagamento',
    required: true,
    words: Object.values(TOP_UP_METHODS),
    example: 'pix',
  })
  forma_pagamento: TopUpMethodWord;

  @FlagField({ label: 'A aplicação da taxa', description: 'Verdadeiro quando omitida', example: true })
  aplicar_taxa?: boolean | null;
}

const nullable = { nullable: true } as const;

class MovementBody {
  @Output('integer', 'Id do lançamento', { example: 10001 }) id: number;
  @Output('string', 'Sentido', { enum: Object.values(OPERATIONS) }) operacao: string;
  @Output('string', 'Tipo do lançamento', { enum: [...new Set(Object.values(MOVEMENT_KINDS))] }) tipo: string;
  @Output('number', 'Valor', { example: 50 }) valor: number;
}

class EntryBody extends MovementBody {
  @Output('string', 'Identificador único') uuid: string;
  @Output('string', 'Texto do extrato') descricao: string;
  @Output('string', 'Situação', { enum: Object.values(MOVEMENT_STATUSES) }) status: string;
  @Output('string', 'Chave de idempotência', nullable) external_id: string | null;
  @Output('string', 'Forma de pagamento', nullable) forma_pagamento: string | null;
  @Output('integer', 'Lançamento relacionado', nullable) referencia_id: number | null;
  @Output('string', 'Criação', { example: '2026-03-02T12:00:00.000000Z' }) data_criacao: string;
}

class StatementMetaBody extends PageMetaBody {
  @Output('number', 'Saldo atual') saldo: number;
}

export class StatementAnswer {
  @OutputList(() => EntryBody, 'Lançamentos, do mais novo ao mais antigo') data: EntryBody[];
  @OutputObject(() => StatementMetaBody, 'Paginação e saldo') meta: StatementMetaBody;
}

class UserWalletBody {
  @Output('integer', 'Dono da carteira: o titular, quando o usuário é de outra conta') usuario_id: number;
  @Output('number', 'Saldo') saldo: number;
}

export class UserWalletAnswer {
  @OutputObject(() => UserWalletBody, 'Carteira') data: UserWalletBody;
}

class CourierWalletBody {
  @Output('integer', 'Id do entregador') entregador_id: number;
  @Output('number', 'Saldo; pode ser negativo') saldo: number;
}

export class CourierWalletAnswer {
  @OutputObject(() => CourierWalletBody, 'Carteira') data: CourierWalletBody;
}

class PostedBody extends MovementBody {
  @Output('string', 'Situação', { enum: Object.values(MOVEMENT_STATUSES) }) status: string;
  @Output('string', 'Chave de idempotência', nullable) external_id: string | null;
}

class ToppedUpBody extends MovementBody {
  @Output('string', 'Forma de pagamento', nullable) forma_pagamento: string | null;
}

class FeeBody {
  @Output('number', 'Valor da taxa') valor: number;
  @Output('integer', 'Lançamento da taxa') transacao_id: number;
}

class RepeatableAnswer {
  @Output('number', 'Saldo após o lançamento') saldo: number;
  @Output('boolean', 'O external_id já era conhecido: nada foi lançado') duplicada: boolean;
}

export class PostingAnswer extends RepeatableAnswer {
  @OutputObject(() => PostedBody, 'Lançamento') data: PostedBody;
}

export class TopUpAnswer extends RepeatableAnswer {
  @OutputObject(() => ToppedUpBody, 'Recarga') data: ToppedUpBody;
  @OutputObject(() => FeeBody, 'Somente quando uma taxa foi cobrada', { optional: true }) taxa?: FeeBody;
}

function methodWord({ paymentMethod }: WalletEntry): string | null {
  return paymentMethod && TOP_UP_METHODS[paymentMethod];
}

function toMovement(entry: WalletEntry) {
  return {
    id: entry.id,
    operacao: OPERATIONS[entry.operation],
    tipo: MOVEMENT_KINDS[entry.kind],
    valor: toReais(entry.amount),
  };
}

function toEntryBody(entry: WalletEntry): EntryBody {
  return {
    ...toMovement(entry),
    uuid: entry.uuid,
    descricao: entryText(entry),
    status: MOVEMENT_STATUSES[entry.status],
    external_id: entry.externalId,
    forma_pagamento: methodWord(entry),
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
    data: { ...toMovement(entry), status: MOVEMENT_STATUSES[entry.status], external_id: entry.externalId },
    saldo: toReais(balance),
    duplicada: duplicated,
  };
}

export function toTopUpAnswer({ entry, balance, duplicated, fee }: Posting): TopUpAnswer {
  return {
    data: { ...toMovement(entry), forma_pagamento: methodWord(entry) },
    ...(fee && { taxa: { valor: toReais(fee.amount), transacao_id: fee.id } }),
    saldo: toReais(balance),
    duplicada: duplicated,
  };
}
