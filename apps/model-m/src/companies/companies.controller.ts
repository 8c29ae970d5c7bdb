import * as examples from './company.examples.js';
import { Injectable } from '@nestjs/common';
import {
  Catalog,
  Geocoder,
  isDomainError,
  type Merchant,
  type MerchantAddress,
  type MerchantPatch,
  MerchantQueries,
  Merchants,
  type Scope,
  ServiceAreas,
} from '#domain';
import {
  changedCompanies,
  type ChangedCompany,
  changedCompany,
  companyList,
  newCompany,
} from './company.dto.js';
import { HubContexts } from '../requests/hub-context.provider.js';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/request.parser.js';
import { companyElement, companyPatch, companyPatches } from './company.mapper.js';
import { DONE_TEXTS } from '../vocabulary/index.js';

/** The coordinates of a company's address that was sent without them. */
@Injectable()
export class CompanyCoordinates {
  constructor(private readonly geocoder: Geocoder) {}

  /**
   * Adds the coordinates of the street. An address that is unknown, or cannot be looked up now, is stored
   * without any: an order from it is geocoded again.
   */
  async fill(
    hubId: number,
    address: MerchantAddress,
    sent: NonNullable<ChangedCompany['endereco']>,
  ): Promise<MerchantAddress> {
    const { lat, lng, logradouro, cidade, uf, cep } = sent;
    if ((lat !== undefined && lng !== undefined) || !address.street) return address;
    if ([logradouro, cidade, uf, cep].every((part) => part === undefined)) return address;
    const found = await this.geocoder.geocode(hubId, address).catch((error: unknown) => {
      if (isDomainError(error, 'external_service_unavailable')) return null;
      throw error;
    });
    return { ...address, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
  }
}

const api = modelMApi({
  merchants: Merchants,
  queries: MerchantQueries,
  hubContexts: HubContexts,
  catalog: Catalog,
  areas: ServiceAreas,
  coordinates: CompanyCoordinates,
});

export const CompaniesController = api.controller('CompaniesController', {
  list: api.get('empresa', {
    summary: 'Consultar empresas',
    access: 'any',
    query: companyList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.company],
    nullable: ['lat', 'lng'],
    orOne: true,
    run: async (call) => {
      const { empresa_id: id, limite: perPage = 20, pagina: page = 1 } = call.query;
      const { merchants, queries, scope, caller } = call;
      // A company's key finds no other company.
      if (caller.merchantId !== null) {
        const company = await merchants.get(scope, id ?? caller.merchantId);
        return (await elementMapper(call))(company);
      }
      const { items } = await queries.page(scope, id === undefined ? {} : { ids: [id] }, { page, perPage });
      return items.map(await elementMapper(call));
    },
  }),
  create: api.post('cadastrarEmpresa', {
    summary: 'Cadastrar empresa',
    access: 'hub',
    body: newCompany,
    examples: { empresa: examples.newCompanyExample },
    answer: { status: 'OK', mensagem: DONE_TEXTS.companyCreated, empresa_id: '31' },
    run: async (call) => {
      const { merchants, scope, body } = call;
      await check(call, body);
      const patch = await withCoordinates(call, body, companyPatch(body));
      const created = await merchants.create(scope, { phone: '', ...patch, name: body.nome_fantasia });
      return { status: 'OK', mensagem: DONE_TEXTS.companyCreated, empresa_id: String(created.id) };
    },
  }),
  update: api.put('atualizarEmpresa/:id', {
    summary: 'Atualizar empresa',
    access: 'hub',
    params: { id: pathId(1005) },
    body: changedCompany,
    examples: { situacao: { status_empresa: 'A', numero_contrato: 'C-2' } },
    answer: { status: 'OK', mensagem: DONE_TEXTS.companyUpdated },
    run: async (call) => {
      const { merchants, scope, id, body } = call;
      const { address } = await merchants.get(scope, id);
      await check(call, body);
      await merchants.update(scope, id, await withCoordinates(call, body, companyPatch(body, address)));
      return { status: 'OK', mensagem: DONE_TEXTS.companyUpdated };
    },
  }),
  updateMany: api.put('atualizarEmpresas', {
    summary: 'Atualizar várias empresas',
    access: 'hub',
    body: changedCompanies,
    examples: { situacao: { empresas: [10001], status_empresa: 'A' } },
    run: async (call) => {
      const { merchants, scope, body } = call;
      const each = body.empresas.filter((entry) => typeof entry !== 'number');
      for (const change of [body, ...each]) await check(call, change);
      await merchants.updateMany(scope, companyPatches(body));
    },
  }),
  serviceAreas: api.get('listarAreasAtuacaoEmpresa', {
    summary: 'Listar áreas de atuação',
    access: 'hub',
    answer: [{ id: 3, nome: 'Zona Leste', padrao: true }],
    run: async ({ areas, scope }) =>
      (await areas.list(scope)).map(({ id, name, isDefault }) => ({ id, nome: name, padrao: isDefault })),
  }),
});

interface CompanyCall {
  readonly scope: Scope;
  readonly hubContexts: HubContexts;
  readonly catalog: Catalog;
  readonly areas: ServiceAreas;
  readonly coordinates: CompanyCoordinates;
}

async function withCoordinates(
  { scope, coordinates }: CompanyCall,
  { endereco }: ChangedCompany,
  patch: MerchantPatch,
) {
  if (!patch.address || !endereco) return patch;
  return { ...patch, address: await coordinates.fill(scope.hubId, patch.address, endereco) };
}

async function elementMapper({ hubContexts, scope }: CompanyCall) {
  const { hub, categories } = await hubContexts.of(scope.hubId);
  return (company: Merchant) => companyElement(hub, company, categories);
}

/** @throws when the change names records of another hub */
async function check(
  { scope, catalog, areas }: CompanyCall,
  change: Pick<ChangedCompany, 'categorias' | 'area_atuacao_empresa_id'>,
) {
  for (const id of change.categorias ?? []) await catalog.category(scope.hubId, id);
  if (change.area_atuacao_empresa_id !== undefined) await areas.byId(scope, change.area_atuacao_empresa_id);
}
