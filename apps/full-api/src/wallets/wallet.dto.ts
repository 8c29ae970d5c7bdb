import { PagingDto } from '../validation/paging.dto.js';
import { FlagField, MoneyField, TextField, WordField } from '../validation/scalar-field.decorator.js';
import {
  OPERATIONS,
  TOP_UP_METHODS,
  type OperationWord,
  type TopUpMethodWord,
} from '../vocabulary/wallet.vocabulary.js';

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
