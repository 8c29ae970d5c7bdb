import { formatDocument, type CourierChanges, type CourierView, type Hub } from '#domain';
import { CODE_OF_COURIER_PAYMENT, COURIER_STATUS_LETTERS } from '../vocabulary/index.js';
import { localDateTime } from '../wire/local-time.js';
import { orBlank, present } from '../wire/present.js';
import { refuse } from '../wire/problem.js';
import type { ChangedCourier, ChangedCouriers } from './courier.dto.js';

/** Where the courier's face is, and each document: relative to the host, behind the key. */
export const photoPath = (courierId: number) => `/api/m/condutor/${String(courierId)}/foto`;
export const documentPath = (documentId: number) => `/api/m/documentoCondutor/${String(documentId)}`;

/** A courier as GET /condutor shows it. */
export function courierElement(hub: Hub, { courier, lastOrderAt }: CourierView) {
  const { address } = courier;
  const [note1 = '', note2 = '', note3 = ''] = courier.internalNotes;
  return {
    id: String(courier.id),
    nome: courier.name,
    email: orBlank(courier.email),
    telefone: orBlank(courier.phone),
    telefone_internacional: courier.phone === null ? '' : `+55${courier.phone}`,
    status: COURIER_STATUS_LETTERS[courier.registration],
    cpf: formatDocument(orBlank(courier.cpf)),
    chave_pix: orBlank(courier.pixKey),
    pagamentos: courier.acceptedPayments.map((payment) => CODE_OF_COURIER_PAYMENT[payment]),
    avaliacao_media: '',
    data_hora_situacao_cadastral: localDateTime(hub, courier.registrationChangedAt),
    data_hora_ultima_corrida: localDateTime(hub, lastOrderAt),
    numero_viatura: orBlank(courier.fleetNumber),
    observacao_interna_1: note1,
    observacao_interna_2: note2,
    observacao_interna_3: note3,
    endereco: orBlank(address.street),
    numero_endereco: orBlank(address.number),
    complemento: orBlank(address.complement),
    bairro: orBlank(address.district),
    nome_cidade: orBlank(address.city),
    uf_sigla: orBlank(address.state),
    cep: orBlank(address.postalCode),
    pais_nome: address.country ?? 'Brasil',
    referencia_endereco: orBlank(address.reference),
    dados_extras: orBlank(courier.extraData),
    foto_url: courier.photoKey === null ? '' : photoPath(courier.id),
  };
}

/** What the caller wants changed, in the core's words; what was not sent stays out. */
export function courierChanges(input: ChangedCourier): CourierChanges {
  return present({
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
    acceptedPayments: input.pagamentos?.flatMap(({ courier }) => courier ?? []),
    extraData: extraData(input),
    internalNotes: notes(input),
    address: present({
      street: input.endereco,
      number: input.numero_endereco,
      complement: input.complemento,
      postalCode: input.cep,
      district: input.bairro,
    }),
    vehicle: present({
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

/** By position; what was not sent stays as it is. */
function notes(input: ChangedCourier): (string | null)[] | undefined {
  const all = [input.observacao_interna_1, input.observacao_interna_2, input.observacao_interna_3];
  return all.every((note) => note === undefined) ? undefined : all.map((note) => note ?? null);
}

/** The areas each courier is kept out of: what is said of all, or of each. */
export function courierPatches({ condutores, areas_bloqueio: all }: ChangedCouriers) {
  return condutores.map((each, index) => {
    const own = typeof each === 'number' ? { id: each } : { ...each, id: each.condutor_id ?? each.id };
    if (own.id === undefined) throw refuse(2, `condutores.${String(index)}.condutor_id`);
    const areas = 'areas_bloqueio' in own ? own.areas_bloqueio : all;
    return { id: own.id, changes: present({ blockedAreaIds: areas ?? all }) };
  });
}
