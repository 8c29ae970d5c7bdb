import { RETRY_SCHEDULE_MS } from '#domain';

/**
 * Markdown about the delivery of webhooks for each face's document. `taken`: the answer by which a receiver accepts.
 */
export function deliveryTerms(taken: string): string {
  const waits = RETRY_SCHEDULE_MS.slice(1).map(inWords).join(', ');
  return `
Cada evento é um \`POST\` em JSON e conta como recebido com a resposta ${taken} em até 10 segundos; redirecionamentos não
são seguidos. Sem ela, os mesmos bytes vão de novo com o mesmo \`webhook-id\` após ${waits} (±20 %; \`Retry-After\` é
respeitado). Os eventos de um pedido chegam um por vez, na ordem; guarde o \`webhook-id\` para descartar repetições.
A resposta 410 desativa o endereço na hora; 5 dias só de falhas, ou 20 seguidas ao longo de um dia, também. Depois de 5
tentativas seguidas sem resposta de um host, os envios a ele pausam de 10 a 120 segundos; um novo cadastro, a troca do
endereço, a reativação, o teste e o reenvio manual não esperam por essa pausa nem pela próxima tentativa.
\`webhook-sequence\` cresce com cada acontecimento do pedido e não faz parte de nenhuma assinatura.
O cabeçalho \`webhook-test: true\` marca um evento de teste, de um pedido que não existe.

Opcional, além do contrato: \`webhook-id\`, \`webhook-timestamp\` e \`webhook-signature\` seguem a convenção Standard
Webhooks. A assinatura é \`v1,\` e o base64 do HMAC-SHA256 de \`id.timestamp.corpo\`, com o segredo \`whsec_…\` que a central
obtém no seu painel. Com a biblioteca pública:

\`\`\`js
import { Webhook } from 'standardwebhooks';
new Webhook('whsec_…').verify(corpoComoVeio, cabecalhos); // lança um erro se não confere
\`\`\``.trim();
}

function inWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${String(seconds)} s`;
  return seconds < 3600 ? `${String(seconds / 60)} min` : `${String(seconds / 3600)} h`;
}
