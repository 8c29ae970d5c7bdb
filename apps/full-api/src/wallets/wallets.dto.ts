import { TOP_UP_METHODS, type Operation, type TopUpMethod } from '#domain';
import { PagingDto } from '../validation/paging.dto.js';
import { FlagField, MoneyField, TextField, WordField } from '../validation/scalar-fields.js';
import { OPERATIONS } from '../vocabulary/wallet.js';

export class StatementDto extends PagingDto {
  @WordField({ label: 'A operação', words: OPERATIONS, description: 'Somente créditos ou débitos' })
  operacao?: Operation;

  @TextField({ label: 'O id externo', description: 'Encontra um lançamento pela chave de idempotência' })
  external_id?: string;
}

/** One key is one entry of a wallet, so each example has its own. */
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

  @WordField({ label: 'A forma de pagamento', required: true, words: TOP_UP_METHODS, example: 'pix' })
  forma_pagamento: TopUpMethod;

  @FlagField({ label: 'A aplicação da taxa', description: 'Verdadeiro quando omitida', example: true })
  aplicar_taxa?: boolean | null;
}
