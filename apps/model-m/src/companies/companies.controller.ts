import type { z } from 'zod';
import {
  Catalog,
  Hubs,
  MerchantQueries,
  Merchants,
  ServiceAreas,
  type Caller,
  type Merchant,
  type MerchantPatch,
} from '#domain';
import { CurrentCaller } from '../auth/api-key.guard.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/request.parser.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import {
  changedCompanies,
  changedCompany,
  companyList,
  newCompany,
  type ChangedCompanies,
  type ChangedCompany,
} from './company.dto.js';
import { CompanyCoordinates } from './company-coordinates.provider.js';
import * as examples from './company.examples.js';
import { companyElement, companyPatch, companyPatches } from './company.mapper.js';
import { DONE_TEXTS } from '../vocabulary/index.js';

const PER_PAGE = 20;

@PrimaryBaseController()
export class CompaniesController {
  constructor(
    private readonly merchants: Merchants,
    private readonly queries: MerchantQueries,
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly areas: ServiceAreas,
    private readonly coordinates: CompanyCoordinates,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'empresa',
    status: 200,
    summary: 'Consultar empresas',
    access: 'any',
    query: companyList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.company],
    nullable: ['lat', 'lng'],
    orOne: true,
  })
  async list(@CurrentCaller() caller: Caller, @EndpointQuery() query: z.output<typeof companyList>) {
    const { empresa_id: id, limite = PER_PAGE, pagina = 1 } = query;
    if (caller.merchantId !== null) return this.own(caller, caller.merchantId, id);
    const filter = id === undefined ? {} : { ids: [id] };
    const { items } = await this.queries.page(caller.scope, filter, { page: pagina, perPage: limite });
    return items.map(await this.elements(caller.hubId));
  }

  @Endpoint({
    method: 'POST',
    path: 'cadastrarEmpresa',
    status: 200,
    summary: 'Cadastrar empresa',
    access: 'hub',
    body: newCompany,
    examples: { empresa: examples.newCompanyExample },
    answer: { status: 'OK', mensagem: DONE_TEXTS.companyCreated, empresa_id: '31' },
  })
  async create(@CurrentCaller() caller: Caller, @EndpointBody() input: z.output<typeof newCompany>) {
    await this.check(caller, input);
    const patch = await this.located(caller, input, companyPatch(input));
    const facts = { phone: '', ...patch, name: input.nome_fantasia };
    const created = await this.merchants.create(caller.scope, facts);
    return { status: 'OK', mensagem: DONE_TEXTS.companyCreated, empresa_id: String(created.id) };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarEmpresa/:id',
    status: 200,
    summary: 'Atualizar empresa',
    access: 'hub',
    params: { id: pathId(1005) },
    body: changedCompany,
    examples: { situacao: { status_empresa: 'A', numero_contrato: 'C-2' } },
    answer: { status: 'OK', mensagem: DONE_TEXTS.companyUpdated },
  })
  async update(
    @CurrentCaller() caller: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() input: ChangedCompany,
  ) {
    const { address } = await this.merchants.get(caller.scope, id);
    await this.check(caller, input);
    const patch = await this.located(caller, input, companyPatch(input, address));
    await this.merchants.update(caller.scope, id, patch);
    return { status: 'OK', mensagem: DONE_TEXTS.companyUpdated };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarEmpresas',
    status: 200,
    summary: 'Atualizar várias empresas',
    access: 'hub',
    body: changedCompanies,
    examples: { situacao: { empresas: [10001], status_empresa: 'A' } },
  })
  async updateMany(@CurrentCaller() caller: Caller, @EndpointBody() input: ChangedCompanies): Promise<void> {
    const each = input.empresas.filter((entry) => typeof entry !== 'number');
    for (const change of [input, ...each]) await this.check(caller, change);
    await this.merchants.updateMany(caller.scope, companyPatches(input));
  }

  @Endpoint({
    method: 'GET',
    path: 'listarAreasAtuacaoEmpresa',
    status: 200,
    summary: 'Listar áreas de atuação',
    access: 'hub',
    answer: [{ id: 3, nome: 'Zona Leste', padrao: true }],
  })
  async serviceAreas(@CurrentCaller() caller: Caller) {
    const areas = await this.areas.list(caller.scope);
    return areas.map(({ id, name, isDefault }) => ({ id, nome: name, padrao: isDefault }));
  }

  /** The caller's own company; a company's key finds no other. */
  private async own(caller: Caller, ownId: number, asked: number | undefined) {
    const company = await this.merchants.get(caller.scope, asked ?? ownId);
    return (await this.elements(caller.hubId))(company);
  }

  private async located(caller: Caller, { endereco }: ChangedCompany, patch: MerchantPatch) {
    if (!patch.address || !endereco) return patch;
    return { ...patch, address: await this.coordinates.fill(caller.hubId, patch.address, endereco) };
  }

  private async elements(hubId: number) {
    const [hub, categories] = await Promise.all([this.hubs.get(hubId), this.catalog.allCategories(hubId)]);
    const byId = new Map(categories.map((category) => [category.id, category]));
    return (company: Merchant) => companyElement(hub, company, byId);
  }

  /** Checks that the records named by the change are the hub's own. */
  private async check(
    caller: Caller,
    change: Pick<ChangedCompany, 'categorias' | 'area_atuacao_empresa_id'>,
  ) {
    for (const id of change.categorias ?? []) await this.catalog.category(caller.hubId, id);
    if (change.area_atuacao_empresa_id !== undefined)
      await this.areas.byId(caller.scope, change.area_atuacao_empresa_id);
  }
}
