import { told, type Told } from '#runtime';
import type { ModelMErrorCode } from './error.vocabulary.js';

interface Advice {
  readonly cause: Told;
  readonly remedy: Told;
}

const advice = (cause: Told, remedy: Told): Advice => ({ cause, remedy });

const CORRECT = told('Corrija o atributo; repetir não ajuda', 'Mend the attribute; repeating does not help');
const READ_LIST = told('Leia a lista e use um id dela', 'Read the list and take an id of it');
const READ_REQUEST = told(
  'Leia a solicitação e decida pelo status',
  'Read the request and decide by its status',
);

/** Why each code is answered, and what to do. */
export const MODEL_M_ADVICE = {
  0: advice(
    told(
      'Um erro nosso (500), ou algo fora do ar por um momento (503)',
      'A fault of ours (500), or something away for a moment (503)',
    ),
    told('Repita com espera crescente', 'Repeat with growing waits'),
  ),
  1: advice(
    told(
      '401: chave ausente, cortada, trocada ou de outra API. 403: a chamada é só da central',
      '401: the key is missing, cut, replaced or of another API. 403: the call is the company’s alone',
    ),
    told(
      'Veja Credential-Hint; envie a chave no cabeçalho api-key',
      'See Credential-Hint; send the key in the header api-key',
    ),
  ),
  2: advice(
    told('Falta o atributo que a mensagem nomeia', 'The attribute that the message names is missing'),
    told('Envie o atributo', 'Send the attribute'),
  ),
  5: advice(
    told('O tipo de identificação não é conhecido', 'The kind of identification is unknown'),
    CORRECT,
  ),
  6: advice(
    told('Ninguém tem esta identificação', 'Nobody has this identification'),
    told('Confira tipo e valor', 'Check kind and value'),
  ),
  24: advice(
    told(
      'Um valor não tem a forma esperada, ou uma regra não o permite; a mensagem nomeia o atributo',
      'A value has not the form expected, or a rule does not allow it; the message names the attribute',
    ),
    CORRECT,
  ),
  25: advice(
    told(
      'A solicitação não existe, ou é de outra empresa',
      'There is no such request, or it is of another company',
    ),
    told('Confira id_mch e a chave', 'Check id_mch and the key'),
  ),
  27: advice(
    told('Ainda não terminou: não há recibo', 'It has not ended: there is no receipt'),
    told('Espere o evento FINISHED', 'Wait for the event FINISHED'),
  ),
  30: advice(told('Não é um telefone', 'It is no phone'), CORRECT),
  43: advice(told('Não é uma data, ou é de um menor', 'It is no date, or a minor’s'), CORRECT),
  45: advice(told('O sexo não é um dos valores', 'The sex is none of the values'), CORRECT),
  46: advice(told('Não é um e-mail', 'It is no e-mail'), CORRECT),
  49: advice(told('A cor não é uma das cores', 'The colour is none of the colours'), CORRECT),
  54: advice(told('O CPF não confere', 'The CPF is wrong'), CORRECT),
  56: advice(
    told(
      'O condutor não existe, está bloqueado ou não está disponível',
      'There is no such courier, or they are blocked or not available',
    ),
    told(
      'Leia GET /condutor, ou deixe a distribuição escolher',
      'Read GET /condutor, or let the distribution choose',
    ),
  ),
  60: advice(told('O tipo de documento não é conhecido', 'The kind of document is unknown'), CORRECT),
  62: advice(
    told('O arquivo veio vazio', 'The file came empty'),
    told('Envie o arquivo em multipart/form-data', 'Send the file as multipart/form-data'),
  ),
  75: advice(told('A programada não existe', 'There is no such scheduled request'), READ_LIST),
  76: advice(
    told('A programada já foi distribuída ou cancelada', 'The scheduled request was dispatched or cancelled'),
    READ_REQUEST,
  ),
  97: advice(
    told(
      'Viaja com outra: solicitacao_agrupadora_id diz qual lidera',
      'It travels with another: solicitacao_agrupadora_id says which one leads',
    ),
    told('Aja sobre a que lidera', 'Act on the one that leads'),
  ),
  101: advice(
    told(
      'O mesmo endereço, do mesmo tipo, já está cadastrado',
      'The same address of the same kind is registered already',
    ),
    told('Use o que existe', 'Use the one that there is'),
  ),
  119: advice(
    told(
      'O webhook não existe, ou outra chave o cadastrou',
      'There is no such webhook, or another key registered it',
    ),
    told('Leia GET /listarWebhook', 'Read GET /listarWebhook'),
  ),
  1001: advice(
    told(
      'Já terminou; antes disso toda solicitação pode ser cancelada',
      'It has ended; until then each request can be cancelled',
    ),
    READ_REQUEST,
  ),
  1002: advice(
    told('O saldo não cobre o valor', 'The balance does not cover the amount'),
    told('Recarregue, ou use outra forma_pagamento', 'Top up, or use another forma_pagamento'),
  ),
  1003: advice(
    told('O intervalo passa de 30 dias', 'The span is more than 30 days'),
    told('Pergunte por mês, ou pelo que mudou desde', 'Ask by month, or for what changed since'),
  ),
  1004: advice(
    told('A empresa já existe', 'The company exists'),
    told('Atualize a que existe', 'Update the one that there is'),
  ),
  1005: advice(
    told('A empresa não existe, ou não é desta chave', 'There is no such company, or not for this key'),
    told('Leia GET /empresa', 'Read GET /empresa'),
  ),
  1006: advice(
    told(
      'Categoria ou veículo não existe, ou não tem preço ali',
      'There is no such category or vehicle, or it has no price there',
    ),
    told('Leia GET /categoria com lat e lng', 'Read GET /categoria with lat and lng'),
  ),
  1007: advice(
    told(
      'Endereço não encontrado, fora da área, ou região pausada',
      'The address was not found, is outside the area, or the area is paused',
    ),
    told(
      'Envie lat e lng, que dispensam a busca; se estão certos, a central não atende ali',
      'Send lat and lng, which need no search; if they are right, the company does not deliver there',
    ),
  ),
  1008: advice(
    told('A central não tem este recurso', 'The company does not have this'),
    told('Fale com a central', 'Talk to the company'),
  ),
  1009: advice(told('A situação não permite isto', 'The status does not allow this'), READ_REQUEST),
  1010: advice(
    told('A central bloqueou a empresa', 'The company was blocked'),
    told('Fale com a central', 'Talk to the delivery company'),
  ),
  1011: advice(
    told('Mais requisições por minuto do que a cota', 'More requests in a minute than the quota'),
    told('Espere Retry-After', 'Wait for Retry-After'),
  ),
  1012: advice(
    told('Já há cinco webhooks deste tipo', 'There are five webhooks of this kind'),
    told('Apague um', 'Delete one'),
  ),
  1013: advice(
    told('O caminho não existe', 'There is no such path'),
    told('Compare com o documento', 'Compare with the document'),
  ),
  1014: advice(
    told('O caminho não aceita este método', 'The path does not take this method'),
    told('Veja o cabeçalho Allow', 'See the header Allow'),
  ),
  1015: advice(
    told(
      'Menos do que o saque mínimo, que a mensagem diz',
      'Less than the least withdrawal, which the message says',
    ),
    told('Saque mais, ou espere', 'Withdraw more, or wait'),
  ),
} as const satisfies Record<ModelMErrorCode, Advice>;
