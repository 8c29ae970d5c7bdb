import type { CollectionItem, CollectionPlan } from '#runtime';
import { DOCUMENTS } from '../vocabulary/index.js';
import { estimateQueryExample } from '../requests/request.examples.js';

const REQUEST = { id_mch: '{{id_mch}}' };
const COMPANY = { 'empresa.identificacao': '{{empresa_id}}' };
const COURIER = { 'condutor.identificacao': '{{condutor_id}}' };
const PAGE = { limite: '20', pagina: '1' };
/** New in every run, because a company cannot be registered twice. */
const OWN = { numero_contrato: 'C-{{$timestamp}}' };

const companies: readonly CollectionItem[] = [
  { call: 'POST /cadastrarEmpresa', body: OWN, keeps: { empresa_id: 'response.empresa_id' } },
  { call: 'GET /empresa', query: PAGE },
  { call: 'PUT /atualizarEmpresa/{id}', path: { id: '{{empresa_id}}' }, body: OWN },
  { call: 'PUT /atualizarEmpresas', body: { empresas: ['{{empresa_id}}'] } },
  { call: 'GET /listarAreasAtuacaoEmpresa' },
  { call: 'POST /recarregarCreditosEmpresa', body: COMPANY },
  { call: 'POST /sacarCreditosEmpresa', body: COMPANY },
  { call: 'POST /saldoCreditosEmpresa', body: COMPANY },
];

const couriers: readonly CollectionItem[] = [
  { call: 'GET /condutor', query: PAGE, keeps: { condutor_id: 'response.0.id' } },
  { call: 'POST /atualizarCondutor/{id}', path: { id: '{{condutor_id}}' } },
  { call: 'PUT /atualizarCondutores', body: { condutores: ['{{condutor_id}}'] } },
  { call: 'POST /obterDocumentosCadastroCondutor', body: COURIER },
  {
    call: 'POST /documentoCondutor/{id}',
    path: { id: '{{condutor_id}}' },
    body: { tipo: DOCUMENTS.cnh.token },
  },
  { call: 'POST /obterDocumentosCondutor', body: COURIER },
  { call: 'POST /recarregarCreditosCondutor', body: COURIER },
  { call: 'POST /sacarCreditosCondutor', body: COURIER },
  { call: 'POST /saldoCreditosCondutor', body: COURIER },
];

const open = (example: string, name: string, more: Omit<CollectionItem, 'call'>): CollectionItem => ({
  call: 'POST /abrirSolicitacao',
  example,
  name: `Abrir solicitação (${name})`,
  ...more,
  body: { empresa_id: '{{empresa_id}}', ...more.body },
});

const requests: readonly CollectionItem[] = [
  { call: 'GET /estimarSolicitacao', query: estimateQueryExample },
  open('direcionada', 'direcionada', { body: COURIER }),
  open('programada', 'programada', { keeps: { id_mch_programada: 'response.id_mch' } }),
  open('agora', 'agora', { keeps: { id_mch: 'response.id_mch' } }),
  { call: 'GET /solicitacao', query: PAGE },
  { call: 'GET /solicitacaoStatus', query: REQUEST },
  { call: 'GET /posicaoCondutor', query: REQUEST },
  { call: 'GET /obterLinkRastreio/{id}', path: { id: '{{id_mch}}' } },
  { call: 'GET /v1/request/{id}', path: { id: '{{id_mch}}' } },
  // Nothing was delivered yet: 400 with code 27.
  { call: 'GET /reciboEntrega', query: REQUEST, answers: [200, 400] },
  { call: 'GET /consultarProgramada', query: PAGE },
  { call: 'POST /cancelar', body: REQUEST },
  { call: 'POST /cancelarProgramada', body: { id_mch_programada: '{{id_mch_programada}}' } },
];

const webhooks: readonly CollectionItem[] = [
  {
    call: 'POST /cadastrarWebhook',
    body: { url: '{{webhook_url}}/{{$guid}}?origem=m' },
    keeps: { webhook_id: 'response.id' },
  },
  { call: 'GET /listarWebhook' },
  {
    call: 'PUT /atualizarWebhook/{id}',
    path: { id: '{{webhook_id}}' },
    body: { url: '{{webhook_url}}/{{$guid}}' },
  },
  { call: 'DELETE /deletarWebhook/{id}', path: { id: '{{webhook_id}}' } },
];

/** 34 requests, as in the contract: fill in `api_key`, and send them in their order. */
export const MODEL_M_COLLECTION: CollectionPlan = {
  name: 'Modelo M',
  basePath: '/api/m',
  key: { kind: 'header', header: 'api-key', variable: 'api_key' },
  variables: {
    api_key: 'a chave da central (painel, Integrações; na demonstração, modelM.hubKey de data/demo.json).',
  },
  items: [...companies, ...couriers, ...requests, ...webhooks],
};
