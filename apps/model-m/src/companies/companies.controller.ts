import { Body, Param, Query } from '@nestjs/common';
import { Catalog, Hubs, MerchantQueries, Merchants, ServiceAreas, type Caller, type Merchant } from '#domain';
import { Calling } from '../auth/caller.js';
import { decode, decodeQuery } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { refuse } from '../wire/problem.js';
import {
  changedCompanies,
  changedCompany,
  companyList,
  newCompany,
  type ChangedCompany,
} from './company.dto.js';
import * as examples from './company.examples.js';
import { companyElement, companyPatch, companyPatches } from './company.mapper.js';

const PER_PAGE = 20;

@PortugueseController()
export class CompaniesController {
  constructor(
    private readonly merchants: Merchants,
    private readonly queries: MerchantQueries,
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly areas: ServiceAreas,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'empresa',
    summary: 'Consultar empresas',
    access: 'any',
    query: companyList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.company],
    nullable: ['lat', 'lng'],
    orOne: true,
  })
  async list(@Calling() caller: Caller, @Query() query: Record<string, unknown>) {
    const { empresa_id: id, limite = PER_PAGE, pagina = 1 } = decodeQuery(companyList, query);
    if (caller.merchantId !== null) return this.own(caller, caller.merchantId, id);
    const filter = id === undefined ? {} : { ids: [id] };
    const { items } = await this.queries.page(caller.scope, filter, { page: pagina, perPage: limite });
    return this.elements(caller.hubId, items);
  }

  @Endpoint({
    method: 'POST',
    path: 'cadastrarEmpresa',
    summary: 'Cadastrar empresa',
    access: 'hub',
    body: newCompany,
    examples: { empresa: examples.newCompany },
    answer: { status: 'OK', mensagem: 'Empresa cadastrada com sucesso.', empresa_id: '31' },
  })
  async create(@Calling() caller: Caller, @Body() body: unknown) {
    const input = decode(newCompany, body);
    await this.check(caller, input);
    const facts = { phone: '', ...companyPatch(input), name: input.nome_fantasia };
    const created = await this.merchants.create(caller.scope, facts);
    return { status: 'OK', mensagem: 'Empresa cadastrada com sucesso.', empresa_id: String(created.id) };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarEmpresa/:id',
    summary: 'Atualizar empresa',
    access: 'hub',
    body: changedCompany,
    examples: { situacao: { status_empresa: 'A', numero_contrato: 'C-2' } },
    answer: { status: 'OK', mensagem: 'Empresa atualizada com sucesso' },
  })
  async update(@Calling() caller: Caller, @Param('id') id: string, @Body() body: unknown) {
    if (!/^\d{1,15}$/.test(id)) throw refuse(1005);
    const input = decode(changedCompany, body);
    const { address } = await this.merchants.get(caller.scope, Number(id));
    await this.check(caller, input);
    await this.merchants.update(caller.scope, Number(id), companyPatch(input, address));
    return { status: 'OK', mensagem: 'Empresa atualizada com sucesso' };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarEmpresas',
    summary: 'Atualizar várias empresas',
    access: 'hub',
    body: changedCompanies,
    examples: { situacao: { empresas: [10001], status_empresa: 'A' } },
  })
  async updateMany(@Calling() caller: Caller, @Body() body: unknown): Promise<void> {
    const input = decode(changedCompanies, body);
    const each = input.empresas.filter((entry) => typeof entry !== 'number');
    for (const change of [input, ...each]) await this.check(caller, change);
    await this.merchants.updateMany(caller.scope, companyPatches(input));
  }

  @Endpoint({
    method: 'GET',
    path: 'listarAreasAtuacaoEmpresa',
    summary: 'Listar áreas de atuação',
    access: 'hub',
    answer: [{ id: 3, nome: 'Zona Leste', padrao: true }],
  })
  async serviceAreas(@Calling() caller: Caller) {
    const areas = await this.areas.list(caller.scope);
    return areas.map(({ id, name, isDefault }) => ({ id, nome: name, padrao: isDefault }));
  }

  /** A company's key reads one object, its own; any other does not exist. */
  private async own(caller: Caller, ownId: number, asked: number | undefined) {
    const company = await this.merchants.get(caller.scope, asked ?? ownId);
    const [element] = await this.elements(caller.hubId, [company]);
    return element;
  }

  private async elements(hubId: number, companies: readonly Merchant[]) {
    const [hub, categories] = await Promise.all([this.hubs.get(hubId), this.catalog.allCategories(hubId)]);
    const byId = new Map(categories.map((category) => [category.id, category]));
    return companies.map((company) => companyElement(hub, company, byId));
  }

  /** What the change refers to must be the hub's own. */
  private async check(
    caller: Caller,
    change: Pick<ChangedCompany, 'categorias' | 'area_atuacao_empresa_id'>,
  ) {
    for (const id of change.categorias ?? []) await this.catalog.category(caller.hubId, id);
    if (change.area_atuacao_empresa_id !== undefined)
      await this.areas.byId(caller.scope, change.area_atuacao_empresa_id);
  }
}
