import { ApiProperty } from '@nestjs/swagger';
import { Shown } from './shown.js';

export class ErrorBody {
  @Shown('string', 'O que houve', { example: 'Pedido não encontrado' }) mensagem: string;
}

export class ValidationErrorBody {
  @Shown('string', 'O que houve', { example: 'Erro de validação' }) mensagem: string;

  @ApiProperty({
    description: 'Mensagens por campo; ausente quando a recusa não é de um campo',
    selfRequired: false,
    type: 'object',
    properties: {},
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { tipo_veiculo_id: ['O tipo de veículo é obrigatório'] },
  })
  errors?: Record<string, string[]>;
}

/** The categories endpoint words its 404 under another key. */
export class CategoriesErrorBody {
  @Shown('string', 'O que houve', { example: 'Tipo de veículo não encontrado' }) message: string;
}
