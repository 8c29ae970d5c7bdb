import { Body, Param, StreamableFile, UploadedFile, UseInterceptors } from '@nestjs/common';
import {
  CourierAccess,
  CourierDocuments,
  CourierQueries,
  DomainError,
  FileStore,
  newFileKey,
  type Caller,
} from '#domain';
import { Calling } from '../auth/caller.js';
import { courierBalance as whichCourier } from '../credits/credit.dto.js';
import { courierNamed } from '../credits/identification.js';
import { DOCUMENTS, DOCUMENT_TYPES } from '../vocabulary/index.js';
import { decode } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { orRefuse, refuse } from '../wire/problem.js';
import { documentPath } from './courier.mapper.js';
import { courierIdOf } from './couriers.controller.js';
import { PhotoInterceptor } from './photo.interceptor.js';

const CONDUTOR = { condutor: { tipo_identificacao: 'I', identificacao: '10001' } };
const { token, name } = DOCUMENTS.cnh;

@PortugueseController()
export class DocumentsController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly couriers: CourierQueries,
    private readonly access: CourierAccess,
    private readonly files: FileStore,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'obterDocumentosCadastroCondutor',
    summary: 'Tipos de documento do cadastro',
    access: 'hub',
    body: whichCourier,
    examples: { id: CONDUTOR },
    answer: { documentos: [{ nome: name, tipo: token, ativo: true }], quantidade_documentos: 1 },
  })
  async types(@Calling() caller: Caller, @Body() body: unknown) {
    await this.identified(caller, body);
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
    summary: 'Documentos do condutor',
    access: 'hub',
    body: whichCourier,
    examples: { id: CONDUTOR },
    answer: {
      documentos: [{ tipo: token, nome: name, url_foto: documentPath(1) }],
      quantidade_documentos: 1,
    },
  })
  async list(@Calling() caller: Caller, @Body() body: unknown) {
    const found = await this.documents.list(caller.scope, await this.identified(caller, body));
    const documentos = found.map(({ id, type }) => ({
      tipo: DOCUMENTS[type].token,
      nome: DOCUMENTS[type].name,
      url_foto: documentPath(id),
    }));
    return { documentos, quantidade_documentos: documentos.length };
  }

  @Endpoint({
    method: 'POST',
    path: 'documentoCondutor/:id',
    summary: 'Enviar documento do condutor',
    access: 'hub',
    upload: true,
    examples: { cnh: { id: '10001', tipo: token } },
    answer: { status: 'success', mensagem: 'Foto alterada com sucesso' },
  })
  @UseInterceptors(PhotoInterceptor)
  async upload(
    @Calling() { scope }: Caller,
    @Param('id') id: string,
    @Body() body: { tipo?: unknown } | undefined,
    @UploadedFile() photo: { buffer: Buffer } | undefined,
  ) {
    const courierId = courierIdOf(id);
    await this.couriers.byId(scope, courierId);
    const type = DOCUMENT_TYPES.find((each) => DOCUMENTS[each].token === body?.tipo);
    if (!body?.tipo) throw refuse(2, 'tipo');
    if (!type) throw refuse(60);
    const file = await this.kept(courierId, photo?.buffer);
    await this.documents.add(scope, courierId, type, file);
    return { status: 'success', mensagem: 'Foto alterada com sucesso' };
  }

  @Endpoint({
    method: 'GET',
    path: 'documentoCondutor/:id',
    summary: 'Documento',
    access: 'hub',
    unlisted: true,
  })
  async download(@Calling() { scope }: Caller, @Param('id') id: string) {
    const document = await this.documents.byId(scope, courierIdOf(id));
    return this.sent(document.storageKey);
  }

  @Endpoint({ method: 'GET', path: 'condutor/:id/foto', summary: 'Foto', access: 'hub', unlisted: true })
  async photo(@Calling() { scope }: Caller, @Param('id') id: string) {
    const { courier } = await this.couriers.byId(scope, courierIdOf(id));
    return this.sent(courier.photoKey);
  }

  private async identified(caller: Caller, body: unknown): Promise<number> {
    const who = courierNamed(decode(whichCourier, body).condutor);
    return orRefuse(this.access.identify(caller.scope, ...who), { courier_not_found: 6 });
  }

  /** Stored first: a file without a record is litter, a record without its file would be a lie. */
  private async kept(courierId: number, bytes: Buffer | undefined) {
    if (!bytes) throw refuse(2, 'foto');
    if (bytes.length === 0) throw refuse(62);
    const contentType = await this.files.recognise(bytes);
    if (!contentType) throw refuse(24, 'foto');
    const storageKey = newFileKey('couriers', courierId, contentType);
    await this.files.put(storageKey, { contentType, bytes });
    return { storageKey, contentType };
  }

  private async sent(key: string | null): Promise<StreamableFile> {
    const file = key === null ? null : await this.files.get(key);
    if (!file) throw new DomainError('document_not_found');
    return new StreamableFile(file.bytes, { type: file.contentType, disposition: 'inline' });
  }
}
