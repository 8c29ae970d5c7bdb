import { formatDocument, type CourierChanges, type CourierView, type Hub } from '#domain';
import { CODE_OF_COURIER_PAYMENT, COURIER_STATUS_CODES } from '../vocabulary/index.js';
import { localDateTime } from '../wire/local-time.mapper.js';
import { internationalPhoneText, phoneText, textOrEmpty, withoutUndefined } from '../wire/optional.mapper.js';
import { businessError } from '../wire/error.mapper.js';
import type { ChangedCourier, ChangedCouriers } from './courier.dto.js';

/** Relative to the host, for callers with a key. */
export const courierDocumentPath = (documentId: number) => `/api/m/documentoCondutor/${String(documentId)}`;

/** GET /condutor. */
export function courierElement(hub: Hub, { courier, lastOrderAt, rating }: CourierView) {
  const { address } = courier;
  const [note1 = '', note2 = '', note3 = ''] = courier.internalNotes;
  return {
    id: String(courier.id),
    nome: courier.name,
    email: textOrEmpty(courier.email),
    telefone: phoneText(courier.phone),
    telefone_internacional: internationalPhoneText(courier.phone),
    status: COURIER_STATUS_CODES[courier.registration],
    cpf: formatDocument(textOrEmpty(courier.cpf)),
    chave_pix: textOrEmpty(courier.pixKey),
    pagamentos: courier.acceptedPayments.map((payment) => CODE_OF_COURIER_PAYMENT[payment]),
    avaliacao_media: rating === null ? '' : rating.toFixed(1),
    data_hora_situacao_cadastral: localDateTime(hub, courier.registrationChangedAt),
    data_hora_ultima_corrida: localDateTime(hub, lastOrderAt),
    numero_viatura: textOrEmpty(courier.fleetNumber),
    observacao_interna_1: note1,
    observacao_interna_2: note2,
    observacao_interna_3: note3,
    endereco: textOrEmpty(address.street),
    numero_endereco: textOrEmpty(address.number),
    complemento: textOrEmpty(address.complement),
    bairro: textOrEmpty(address.district),
    nome_cidade: textOrEmpty(address.city),
    uf_sigla: textOrEmpty(address.state),
    cep: textOrEmpty(address.postalCode),
    pais_nome: address.country ?? 'Brasil',
    referencia_endereco: textOrEmpty(address.reference),
    dados_extras: textOrEmpty(courier.extraData),
    foto_url: courier.photoKey === null ? '' : `/api/m/condutor/${String(courier.id)}/foto`,
  };
}

/** Members that were not sent are left out. */
export function courierChanges(input: ChangedCourier): CourierChanges {
  return withoutUndefined({
    name: input.nome,
    sex: input.sexo,
    birthDate: input.data_nascimento,
    email: input.email,
    phone: input.telefone,
    registration: input.status_condutor,
    cpf: input.cpf,
    cnpj: input.cnpj,
    cnh: input.cnh,
    fleetNumber: input.numero_viatura,
    categoryIds: input.categorias,
    acceptedPayments: input.pagamentos && [...new Set(input.pagamentos)],
    extraData: extraData(input),
    internalNotes: notes(input),
    address: withoutUndefined({
      street: input.endereco,
      number: input.numero_endereco,
      complement: input.complemento,
      postalCode: input.cep,
      district: input.bairro,
    }),
    vehicle: withoutUndefined({
      kind: input.veiculo_tipo,
      plate: input.placa,
      model: input.modelo,
      year: input.ano_modelo,
      color: input.cor,
    }),
  });
}

function extraData({
  informacoes_adicionais: info,
  dados_extras: extra,
}: ChangedCourier): string | undefined {
  const value = extra?.value;
  if (value === undefined) return info;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** By position; notes that were not sent stay unchanged. */
function notes(input: ChangedCourier): (string | null)[] | undefined {
  const all = [input.observacao_interna_1, input.observacao_interna_2, input.observacao_interna_3];
  return all.every((note) => note === undefined) ? undefined : all.map((note) => note ?? null);
}

/** Members for all couriers and those for each. */
export function courierPatches({ condutores, areas_bloqueio: all }: ChangedCouriers) {
  return condutores.map((each, index) => {
    const own = typeof each === 'number' ? { id: each } : { ...each, id: each.condutor_id ?? each.id };
    if (own.id === undefined) throw businessError(2, `condutores.${String(index)}.condutor_id`);
    const areas = 'areas_bloqueio' in own ? own.areas_bloqueio : all;
    return { id: own.id, changes: withoutUndefined({ blockedAreaIds: areas ?? all }) };
  });
}
