import { ApiProperty } from '@nestjs/swagger';
import { Output } from './output.decorator.js';

export class ErrorBody {
  @Output('string', 'O que houve', { example: 'Pedido não encontrado' }) mensagem: string;
}

export class ValidationErrorBody {
  @Output('string', 'O que houve', { example: 'Erro de validação' }) mensagem: string;

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

/** The 404 of the categories endpoint, which has another key. */
export class CategoriesErrorBody {
  @Output('string', 'O que houve', { example: 'Tipo de veículo não encontrado' }) message: string;
}
