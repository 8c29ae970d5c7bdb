import { StreamableFile, UploadedFile, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import {
  CourierAccess,
  CourierDocuments,
  CourierQueries,
  DomainError,
  FileStore,
  newFileKey,
  type Caller,
  type ReceivedFile,
} from '#domain';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { courierBalance as whichCourier } from '../credits/credit.dto.js';
import { courierReference } from '../credits/identification.mapper.js';
import { DONE_TEXTS, DOCUMENTS, DOCUMENT_TYPES } from '../vocabulary/index.js';
import { Endpoint, EndpointBody, EndpointParam } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/path.schemas.js';
import { PrimaryBaseController } from '../wire/primary-base.decorator.js';
import { withErrorCodes, businessError } from '../wire/error.mapper.js';
import { courierDocumentPath } from './courier.mapper.js';
import { courierDocumentForm } from './courier.dto.js';
import { PhotoInterceptor } from './photo.interceptor.js';

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
