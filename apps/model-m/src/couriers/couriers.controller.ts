import type { z } from 'zod';
import {
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
  type Scope,
  ServiceAreas,
} from '#domain';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/request.parser.js';
import { withoutUndefined } from '../wire/optional.mapper.js';
import { businessError, withErrorCodes } from '../wire/error.mapper.js';
import { changedCourier, changedCouriers, courierDocumentForm, courierList } from './courier.dto.js';
import * as examples from './courier.examples.js';
import { courierChanges, courierDocumentPath, courierElement, courierPatches } from './courier.mapper.js';
import { DOCUMENT_TYPES, DOCUMENTS, DONE_TEXTS } from '../vocabulary/index.js';
import { StreamableFile } from '@nestjs/common';
import { courierBody, courierReference } from '../wire/identification.parser.js';
import { PhotoInterceptor } from './photo.interceptor.js';

const api = modelMApi({
  couriers: CourierQueries,
  registrations: CourierRegistrations,
  hubs: Hubs,
  areas: ServiceAreas,
});

export const ModelMCouriersController = api.controller('ModelMCouriersController', {
  list: api.get('condutor', {
    summary: 'Consultar condutores',
    access: 'hub',
    query: courierList,
    examples: { pagina: { limite: 20, pagina: 1 } },
    answer: [examples.courier],
    run: async ({ couriers, hubs, scope, hubId, query }) => {
      const filter: CourierFilter = withoutUndefined({
        registration: query.status_condutor,
        phonePart: query.telefone,
        cpfPart: query.cpf,
        ids: query.id === undefined ? undefined : [query.id],
      });
      const { limite: perPage = 20, pagina: page = 1 } = query;
      const { items } = await couriers.page(scope, filter, { page, perPage });
      const hub = await hubs.get(hubId);
      return items.map((view) => courierElement(hub, view));
    },
  }),
  update: api.post('atualizarCondutor/:id', {
    summary: 'Atualizar condutor',
    access: 'hub',
    params: { id: pathId(56) },
    body: changedCourier,
    examples: { modelo: { modelo: 'CG 160', cor: '#FF0000' } },
    answer: { status: 'OK', mensagem: DONE_TEXTS.courierUpdated },
    run: async ({ registrations, scope, id, body }) => {
      await registrations.update(scope, id, courierChanges(body));
      return { status: 'OK', mensagem: DONE_TEXTS.courierUpdated };
    },
  }),
  updateMany: api.put('atualizarCondutores', {
    summary: 'Atualizar vários condutores',
    access: 'hub',
    body: changedCouriers,
    examples: { areas: { condutores: [10001], areas_bloqueio: [] } },
    run: async ({ registrations, areas, scope, body }) => {
      const patches = courierPatches(body);
      const named = new Set(patches.flatMap(({ changes }) => changes.blockedAreaIds ?? []));
      const known = new Set((await areas.list(scope)).map(({ id }) => id));
      if ([...named].some((id) => !known.has(id))) throw businessError(24, 'areas_bloqueio');
      await registrations.updateMany(scope, patches);
    },
  }),
});

type WhichCourier = z.output<typeof courierBody>;

const CONDUTOR = { condutor: { tipo_identificacao: 'I', identificacao: '10001' } };
const { token, name } = DOCUMENTS.cnh;

const documentsApi = modelMApi({
  documents: CourierDocuments,
  couriers: CourierQueries,
  access: CourierAccess,
  files: FileStore,
});

export const ModelMCourierDocumentsController = documentsApi.controller('ModelMCourierDocumentsController', {
  types: documentsApi.post('obterDocumentosCadastroCondutor', {
    summary: 'Tipos de documento do cadastro',
    access: 'hub',
    body: courierBody,
    examples: { id: CONDUTOR },
    answer: { documentos: [{ nome: name, tipo: token, ativo: true }], quantidade_documentos: 1 },
    run: async ({ access, scope, body }) => {
      await identified(access, scope, body);
      const documentos = DOCUMENT_TYPES.filter((type) => type !== 'face').map((type) => ({
        nome: DOCUMENTS[type].name,
        tipo: DOCUMENTS[type].token,
        ativo: true,
      }));
      return { documentos, quantidade_documentos: documentos.length };
    },
  }),
  list: documentsApi.post('obterDocumentosCondutor', {
    summary: 'Documentos do condutor',
    access: 'hub',
    body: courierBody,
    examples: { id: CONDUTOR },
    answer: {
      documentos: [{ tipo: token, nome: name, url_foto: courierDocumentPath(1) }],
      quantidade_documentos: 1,
    },
    run: async ({ documents, access, scope, body }) => {
      const found = await documents.list(scope, await identified(access, scope, body));
      const documentos = found.map(({ id, type }) => ({
        tipo: DOCUMENTS[type].token,
        nome: DOCUMENTS[type].name,
        url_foto: courierDocumentPath(id),
      }));
      return { documentos, quantidade_documentos: documentos.length };
    },
  }),
  upload: documentsApi.post('documentoCondutor/:id', {
    summary: 'Enviar documento do condutor',
    access: 'hub',
    params: { id: pathId(56) },
    body: courierDocumentForm,
    files: ['foto'],
    use: [PhotoInterceptor],
    examples: { cnh: { id: '10001', tipo: token } },
    answer: { status: 'success', mensagem: DONE_TEXTS.photoChanged },
    run: async ({ documents, couriers, files, scope, id, body: { tipo: type }, request }) => {
      await couriers.byId(scope, id);
      const photo = request.file as unknown as { received: ReceivedFile } | undefined;
      await documents.add(scope, id, type, await stored(files, id, photo?.received));
      return { status: 'success', mensagem: DONE_TEXTS.photoChanged };
    },
  }),
  download: documentsApi.get('documentoCondutor/:id', {
    summary: 'Documento',
    access: 'hub',
    params: { id: pathId(56) },
    unlisted: true,
    run: async ({ documents, files, scope, id }) =>
      streamed(files, (await documents.byId(scope, id)).storageKey),
  }),
  photo: documentsApi.get('condutor/:id/foto', {
    summary: 'Foto',
    access: 'hub',
    params: { id: pathId(56) },
    unlisted: true,
    run: async ({ couriers, files, scope, id }) =>
      streamed(files, (await couriers.byId(scope, id)).courier.photoKey),
  }),
});

async function identified(access: CourierAccess, scope: Scope, { condutor }: WhichCourier): Promise<number> {
  return withErrorCodes(access.identify(scope, ...courierReference(condutor)), { courier_not_found: 6 });
}

/** The file is stored first: without a record it does no harm, a record without its file is a broken link. */
async function stored(files: FileStore, courierId: number, bytes: ReceivedFile | undefined) {
  if (!bytes) throw businessError(2, 'foto');
  if (bytes.size === 0) throw businessError(62);
  const contentType = await files.recognise(bytes);
  if (!contentType) throw businessError(24, 'foto');
  const storageKey = newFileKey('couriers', courierId, contentType);
  await files.put(storageKey, { contentType, bytes });
  return { storageKey, contentType };
}

async function streamed(files: FileStore, key: string | null): Promise<StreamableFile> {
  const file = key === null ? null : await files.get(key);
  if (!file) throw new DomainError('document_not_found');
  return new StreamableFile(file.bytes, { type: file.contentType, disposition: 'inline' });
}
