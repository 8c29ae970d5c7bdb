import {
  formatDocument,
  type Category,
  type Hub,
  type Merchant,
  type MerchantAddress,
  type MerchantPatch,
} from '#domain';
import { COMPANY_STATUS_CODES, PAYMENT_CODE_LIST } from '../vocabulary/index.js';
import { localDateTime } from '../wire/local-time.mapper.js';
import { internationalPhoneText, phoneText, withoutUndefined } from '../wire/optional.mapper.js';
import { businessError } from '../wire/error.mapper.js';
import type { ChangedCompanies, ChangedCompany } from './company.dto.js';

const NO_ADDRESS: MerchantAddress = {
  street: null,
  number: null,
  complement: null,
  district: null,
  city: null,
  state: null,
  postalCode: null,
  latitude: null,
  longitude: null,
};

function addressFields(address: MerchantAddress) {
  return {
    endereco: [address.street, address.number].filter(Boolean).join(', '),
    complemento: address.complement ?? '',
    bairro: address.district ?? '',
    cidade: address.city ?? '',
    uf: address.state ?? '',
    cep: address.postalCode ?? '',
    lat: address.latitude?.toString() ?? null,
    lng: address.longitude?.toString() ?? null,
  };
}

/** GET /empresa. A blocked company is suspended, whatever its status was. */
export function companyElement(hub: Hub, company: Merchant, categories: ReadonlyMap<number, Category>) {
  return {
    id: String(company.id),
    nome: company.name,
    numero_contrato: company.contractNumber ?? '',
    ...addressFields(company.address ?? NO_ADDRESS),
    telefone: phoneText(company.phone),
    telefone_internacional: internationalPhoneText(company.phone),
    status_empresa: company.blockedAt ? 'S' : COMPANY_STATUS_CODES[company.status],
    data_hora_cadastro: localDateTime(hub, company.createdAt),
    dados_extras: company.extraData ?? null,
    tipo_documento: company.documentKind ?? '',
    documento: formatDocument(company.document ?? ''),
    tipos_pagamento: company.paymentCodes.length > 0 ? company.paymentCodes : PAYMENT_CODE_LIST,
    categorias: categoriesOf(company, categories).map(({ id, name }) => ({ id: String(id), nome: name })),
  };
}

/** A company that is restricted to no categories may use all of them, as with `tipos_pagamento`. */
function categoriesOf({ categoryIds }: Merchant, categories: ReadonlyMap<number, Category>): Category[] {
  if (categoryIds.length === 0) return [...categories.values()];
  return categoryIds.flatMap((id) => categories.get(id) ?? []);
}

/** Members that were not sent are left out. */
export function companyPatch(input: ChangedCompany, current?: MerchantAddress | null): MerchantPatch {
  const status = input.status_empresa ?? input.situacao_cadastral;
  return withoutUndefined({
    name: input.nome_fantasia,
    legalName: input.razao_social,
    email: input.email,
    phone: input.telefone,
    document: input.documento,
    documentKind: input.tipo_documento,
    contractNumber: input.numero_contrato,
    status,
    // An active company is not blocked.
    blocked: status === 'active' ? false : undefined,
    address: input.endereco && { ...(current ?? NO_ADDRESS), ...addressPatch(input.endereco) },
    categoryIds: input.categorias,
    paymentCodes: input.tipos_pagamento,
    invoicingEnabled: input.tipos_pagamento && mayInvoice(input.tipos_pagamento),
    serviceAreaId: input.area_atuacao_empresa_id,
    chargesReturn: input.cobrar_retorno,
    courierNote: input.observacao_condutor,
    extraData: input.dados_extras?.value,
  });
}

const mayInvoice = (codes: readonly string[]) => codes.length === 0 || codes.includes('F');

function addressPatch(input: NonNullable<ChangedCompany['endereco']>): Partial<MerchantAddress> {
  const [street, number] = splitStreet(input.logradouro);
  return withoutUndefined({
    street,
    number,
    complement: input.complemento,
    district: input.bairro,
    city: input.cidade,
    state: input.uf?.toUpperCase(),
    postalCode: input.cep,
    latitude: input.lat,
    longitude: input.lng,
  });
}

/** `Rua das Acácias, 100` keeps its number apart. */
function splitStreet(text: string | undefined): [string | undefined, string | null | undefined] {
  if (text === undefined) return [undefined, undefined];
  const [, street, number] = /^(.*\S)\s*,\s*(\d+\S{0,5})$/.exec(text) ?? [];
  return street === undefined ? [text, null] : [street, number];
}

/** Members for all companies and those for each. */
export function companyPatches({
  empresas,
  ...all
}: ChangedCompanies): { id: number; patch: MerchantPatch }[] {
  return empresas.map((each, index) => {
    if (typeof each === 'number') return { id: each, patch: companyPatch(all) };
    const id = each.empresa_id ?? each.id;
    if (id === undefined) throw businessError(2, `empresas.${String(index)}.empresa_id`);
    return { id, patch: companyPatch({ ...all, ...withoutUndefined(each) }) };
  });
}
