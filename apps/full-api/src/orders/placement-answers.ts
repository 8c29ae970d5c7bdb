import type { DomainErrorCode } from '#domain';
import { ERROR_ANSWERS, type ErrorAnswer } from '../vocabulary/errors.js';

const asField = (code: DomainErrorCode, field: string): ErrorAnswer => ({
  status: 400,
  text: ERROR_ANSWERS[code].text,
  field,
});

/** Where a body names what does not exist, the body is wrong: only a path can be not found. */
export const PLACEMENT_ANSWERS = {
  merchant_not_found: asField('merchant_not_found', 'cliente_id'),
  vehicle_type_not_found: asField('vehicle_type_not_found', 'tipo_veiculo_id'),
  category_not_found: asField('category_not_found', 'categoria_id'),
  address_not_found: { ...ERROR_ANSWERS.address_not_found, field: 'endereco_coleta.endereco' },
  outside_service_area: { ...ERROR_ANSWERS.outside_service_area, field: 'endereco_coleta.endereco' },
  wrong_password: { status: 400, text: 'A senha não confere', field: 'cliente.senha', fixed: true },
  not_unique: { status: 400, text: 'Este e-mail já está em uso', field: 'cliente.email', fixed: true },
  feature_disabled: {
    status: 400,
    text: 'O status inicial preparing não está habilitado para a central',
    field: 'status_inicial',
  },
  required_value: {
    status: 400,
    text: 'O endereço de coleta é obrigatório',
    field: 'endereco_coleta.endereco',
  },
} as const satisfies Partial<Record<DomainErrorCode, ErrorAnswer>>;
