import type { DomainErrorCode } from '#domain';
import {
  ANSWER_TEXTS,
  ENDPOINT_TEXTS,
  FULL_API_ERRORS,
  type ErrorAnswer,
} from '../vocabulary/error.vocabulary.js';

/** `path`: the call that lists the ids. */
const asField = (code: DomainErrorCode, field: string, path: string): ErrorAnswer => ({
  status: 400,
  text: ANSWER_TEXTS.listed({ text: FULL_API_ERRORS[code].text, path }),
  field,
});

/** Records named in the body are validation errors; only a path is answered 404. */
export const ORDER_CREATION_ERRORS = {
  merchant_not_found: asField('merchant_not_found', 'cliente_id', 'usuarios'),
  vehicle_type_not_found: asField('vehicle_type_not_found', 'tipo_veiculo_id', 'tipos-veiculos'),
  category_not_found: asField('category_not_found', 'categoria_id', 'tipos-veiculos/{id}/categorias'),
  address_not_found: { ...FULL_API_ERRORS.address_not_found, field: 'endereco_coleta.endereco' },
  outside_service_area: { ...FULL_API_ERRORS.outside_service_area, field: 'endereco_coleta.endereco' },
  area_paused: { ...FULL_API_ERRORS.area_paused, field: 'endereco_coleta.endereco' },
  wrong_password: { ...FULL_API_ERRORS.wrong_password, field: 'cliente.senha' },
  not_unique: { ...FULL_API_ERRORS.not_unique, field: 'cliente.email', fixed: true },
  feature_disabled: { status: 400, text: ENDPOINT_TEXTS.orders.feature_disabled, field: 'status_inicial' },
  required_value: {
    status: 400,
    text: ENDPOINT_TEXTS.orders.required_value,
    field: 'endereco_coleta.endereco',
  },
} as const satisfies Partial<Record<DomainErrorCode, ErrorAnswer>>;
