import type { z } from 'zod';
import {
  type Caller,
  CourierAccess,
  CourierDocuments,
  type CourierFilter,
  CourierQueries,
  CourierRegistrations,
  DomainError,
  FileStore,
  Hubs,
  newFileKey,
  type ReceivedFile,
  ServiceAreas,
} from '#domain';
import { CurrentCaller } from '../auth/api-key.guard.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/request.parser.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import { withoutUndefined } from '../wire/optional.mapper.js';
import { businessError, withErrorCodes } from '../wire/error.mapper.js';
import { changedCourier, changedCouriers, courierDocumentForm, courierList } from './courier.dto.js';
import * as examples from './courier.examples.js';
import { courierChanges, courierDocumentPath, courierElement, courierPatches } from './courier.mapper.js';
import { DOCUMENT_TYPES, DOCUMENTS, DONE_TEXTS } from '../vocabulary/index.js';
import { StreamableFile, UploadedFile, UseInterceptors } from '@nestjs/common';
import { courierBalance as whichCourier, courierReference } from '../credits/credit.dto.js';
import { PhotoInterceptor } from './photo.interceptor.js';

const PER_PAGE = 20;

@PrimaryBaseController()
export class ModelMCouriersController {
  constructor(
    private readonly couriers: CourierQueries,
    private readonly registrations: CourierRegistrations,
    private readonly hubs: Hubs,
    private readonly areas: ServiceAreas,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'condutor',
    status: 200,
    summary: 'Consultar condutores',
    access: 'hub',
    query: courierList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.courier],
  })
  async list(
    @CurrentCaller() { scope, hubId }: Caller,
    @EndpointQuery() input: z.output<typeof courierList>,
  ) {
    const filter: CourierFilter = withoutUndefined({
      registration: input.status_condutor,
      phonePart: input.telefone,
      cpfPart: input.cpf,
      ids: input.id === undefined ? undefined : [input.id],
    });
    const { limite: perPage = PER_PAGE, pagina: page = 1 } = input;
    const { items } = await this.couriers.page(scope, filter, { page, perPage });
    const hub = await this.hubs.get(hubId);
    return items.map((view) => courierElement(hub, view));
  }

  @Endpoint({
    method: 'POST',
    path: 'atualizarCondutor/:id',
    status: 200,
    summary: 'Atualizar condutor',
    access: 'hub',
    params: { id: pathId(56) },
    body: changedCourier,
    examples: { modelo: { modelo: 'CG 160', cor: '#FF0000' } },
    answer: { status: 'OK', mensagem: DONE_TEXTS.courierUpdated },
  })
  async update(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() input: z.output<typeof changedCourier>,
  ) {
    await this.registrations.update(scope, id, courierChanges(input));
    return { status: 'OK', mensagem: DONE_TEXTS.courierUpdated };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarCondutores',
    status: 200,
    summary: 'Atualizar vários condutores',
    access: 'hub',
    body: changedCouriers,
    examples: { areas: { condutores: [10001], areas_bloqueio: [] } },
  })
  async updateMany(
    @CurrentCaller() { scope }: Caller,
    @EndpointBody() input: z.output<typeof changedCouriers>,
  ): Promise<void> {
    const patches = courierPatches(input);
    const named = new Set(patches.flatMap(({ changes }) => changes.blockedAreaIds ?? []));
    const known = new Set((await this.areas.list(scope)).map(({ id }) => id));
    if ([...named].some((id) => !known.has(id))) throw businessError(24, 'areas_bloqueio');
    await this.registrations.updateMany(scope, patches);
  }
}

type WhichCourier = z.output<typeof whichCourier>;

const CONDUTOR = { condutor: { tipo_identificacao: 'I', identificacao: '10001' } };
const { token, name } = DOCUMENTS.cnh;

@PrimaryBaseController()
export class ModelMCourierDocumentsController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly couriers: CourierQueries,
    private readonly access: CourierAccess,
    private readonly files: FileStore,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'obterDocumentosCadastroCondutor',
    status: 200,
    summary: 'Tipos de documento do cadastro',
    access: 'hub',
    body: whichCourier,
    examples: { id: CONDUTOR },
    answer: { documentos: [{ nome: name, tipo: token, ativo: true }], quantidade_documentos: 1 },
  })
  async types(@CurrentCaller() caller: Caller, @EndpointBody() who: WhichCourier) {
    await this.courierId(caller, who);
    const documentos = DOCUMENT_TYPES.filter((type) => type !== 'face').map((type) => ({
      nome: DOCUMENTS[type].name,
      tipo: DOCUMENTS[type].token,
      ativo: true,
    }));
    return { documentos, quantidade_documentos: documentos.length };
  }

  @Endpoint({
    method: 'POST',
    path: 'obterDocumentosCondutor',
    status: 200,
    summary: 'Documentos do condutor',
    access: 'hub',
    body: whichCourier,
    examples: { id: CONDUTOR },
    answer: {
      documentos: [{ tipo: token, nome: name, url_foto: courierDocumentPath(1) }],
      quantidade_documentos: 1,
    },
  })
  async list(@CurrentCaller() caller: Caller, @EndpointBody() who: WhichCourier) {
    const found = await this.documents.list(caller.scope, await this.courierId(caller, who));
    const documentos = found.map(({ id, type }) => ({
      tipo: DOCUMENTS[type].token,
      nome: DOCUMENTS[type].name,
      url_foto: courierDocumentPath(id),
    }));
    return { documentos, quantidade_documentos: documentos.length };
  }

  @Endpoint({
    method: 'POST',
    path: 'documentoCondutor/:id',
    status: 200,
    summary: 'Enviar documento do condutor',
    access: 'hub',
    params: { id: pathId(56) },
    body: courierDocumentForm,
    files: ['foto'],
    examples: { cnh: { id: '10001', tipo: token } },
    answer: { status: 'success', mensagem: DONE_TEXTS.photoChanged },
  })
  @UseInterceptors(PhotoInterceptor)
  async upload(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') courierId: number,
    @EndpointBody() { tipo: type }: z.output<typeof courierDocumentForm>,
    @UploadedFile() photo: { received: ReceivedFile } | undefined,
  ) {
    await this.couriers.byId(scope, courierId);
    const file = await this.store(courierId, photo?.received);
    await this.documents.add(scope, courierId, type, file);
    return { status: 'success', mensagem: DONE_TEXTS.photoChanged };
  }

  @Endpoint({
    method: 'GET',
    path: 'documentoCondutor/:id',
    status: 200,
    summary: 'Documento',
    access: 'hub',
    params: { id: pathId(56) },
    unlisted: true,
  })
  async download(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number) {
    const document = await this.documents.byId(scope, id);
    return this.stream(document.storageKey);
  }

  @Endpoint({
    method: 'GET',
    path: 'condutor/:id/foto',
    status: 200,
    summary: 'Foto',
    access: 'hub',
    params: { id: pathId(56) },
    unlisted: true,
  })
  async photo(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number) {
    const { courier } = await this.couriers.byId(scope, id);
    return this.stream(courier.photoKey);
  }

  private async courierId(caller: Caller, { condutor }: WhichCourier): Promise<number> {
    const who = courierReference(condutor);
    return withErrorCodes(this.access.identify(caller.scope, ...who), { courier_not_found: 6 });
  }

  /**
   * The file is stored first: a file without a record does no harm, a record without its file would be a broken link.
   */
  private async store(courierId: number, bytes: ReceivedFile | undefined) {
    if (!bytes) throw businessError(2, 'foto');
    if (bytes.size === 0) throw businessError(62);
    const contentType = await this.files.recognise(bytes);
    if (!contentType) throw businessError(24, 'foto');
    const storageKey = newFileKey('couriers', courierId, contentType);
    await this.files.put(storageKey, { contentType, bytes });
    return { storageKey, contentType };
  }

  private async stream(key: string | null): Promise<StreamableFile> {
    const file = key === null ? null : await this.files.get(key);
    if (!file) throw new DomainError('document_not_found');
    return new StreamableFile(file.bytes, { type: file.contentType, disposition: 'inline' });
  }
}
