const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['name', 'nome'],
  ['email', 'email'],
  ['phone', 'telefone'],
  ['password', 'senha'],
  ['externalId', 'external_id'],
  ['blocked', 'bloqueado'],
  ['url', 'url'],
  ['events', 'eventos'],
  ['securityCode', 'codigo_seguranca'],
  ['blockedUntil', 'bloqueado_ate'],
  ['amount', 'valor'],
  ['amountCents', 'valor'],
  ['description', 'descricao'],
  ['method', 'forma_pagamento'],
  ['merchantId', 'cliente_id'],
  ['vehicleTypeId', 'tipo_veiculo_id'],
  ['categoryId', 'categoria_id'],
  ['package', 'dimensoes_pacote'],
  ['paymentMethod', 'metodo_pagamento'],
  ['initialStatus', 'status_inicial'],
  ['scheduledFor', 'agendamento_segundos'],
  ['openStops', 'num_locais_entrega'],
  ['goodsValueCents', 'valor_pedidos'],
  ['observation', 'observacao'],
  ['stops', 'enderecos_entrega'],
  ['needsReturn', 'retorno_necessario'],
  ['quoteId', 'Quote-Id'],
]);

const STOP = /^stops\.(\d+)(?:\.|$)/;
const NEW_MERCHANT = /^merchant\.(?:create\.)?(\w+)$/;

/** `stops.0.address` → `enderecos_entrega.0.endereco`; null: this face has no such field. */
export function callerPath(field: string | undefined): string | null {
  if (field === undefined) return null;
  const known = FIELD_NAMES.get(field);
  if (known !== undefined) return known;
  const stop = STOP.exec(field);
  if (stop) return `enderecos_entrega.${stop[1] ?? '0'}.endereco`;
  if (/^pickup(\.|$)/.test(field)) return 'endereco_coleta.endereco';
  if (/^package\./.test(field)) return 'dimensoes_pacote';
  const client = FIELD_NAMES.get(NEW_MERCHANT.exec(field)?.[1] ?? '');
  return client === undefined ? null : `cliente.${client}`;
}
