import { words } from '../../ground/language.js';

/** Texts of the settings of orders and of the search, by path: name and effect. */
export const operationWords = words(
  {
    preparingAllowed: {
      label: 'Aceitar pedidos em preparo',
      does: 'A loja manda o pedido antes de ficar pronto; a busca começa quando ela avisa que está pronto.',
    },
    returnOnFailedStop: {
      label: 'Devolver o que não foi entregue',
      does: 'Quando uma entrega falha, o entregador volta à loja com o pacote e o retorno é cobrado.',
    },
    pickupCode: {
      label: 'Código na coleta',
      does: 'O entregador mostra um código na loja; a loja confere antes de entregar o pacote.',
    },
    confirmationCode: {
      label: 'Código na entrega',
      does: 'O destinatário diz um código ao entregador; sem ele a entrega não termina.',
    },
    showExternalIds: {
      label: 'Mostrar o número da loja',
      does: 'Lojas e entregadores veem o número que o pedido tem no sistema da loja.',
    },
    'dispatch.promiseMinutes': {
      label: 'Prazo prometido',
      does: 'Do pedido até a entrega, quando a loja não promete outro prazo. O quadro mostra atraso a partir dele.',
    },
    'dispatch.strategy': {
      label: 'Como procurar',
      does: 'De que forma um pedido pronto encontra um entregador.',
    },
    'dispatch.broadcastSize': {
      label: 'Chamados de uma vez',
      does: 'Quantos entregadores recebem a mesma oferta; o primeiro que aceita leva.',
    },
    'dispatch.fixedCourierIds': {
      label: 'Lista fixa',
      does: 'Chamados um por vez, nesta ordem, os que estão no turno e com espaço.',
    },
    'dispatch.assignment': {
      label: 'Oferecer ou atribuir',
      does: 'Se o entregador pode recusar o que o plano decidiu.',
    },
    'dispatch.offerSeconds': {
      label: 'Tempo para aceitar',
      does: 'Depois desse tempo a oferta passa ao próximo.',
    },
    'dispatch.initialRadiusM': {
      label: 'Raio inicial',
      does: 'Só entregadores até esta distância da coleta são chamados primeiro.',
    },
    'dispatch.radiusStepM': {
      label: 'Aumento do raio',
      does: 'Quanto o raio cresce quando ninguém está dentro dele; 0 vai direto ao máximo.',
    },
    'dispatch.maxRadiusM': { label: 'Raio máximo', does: 'Além desta distância ninguém é chamado.' },
    'dispatch.maxOrdersPerCourier': {
      label: 'Pedidos por entregador',
      does: 'Quantos um entregador leva ao mesmo tempo, quando podem ir juntos.',
    },
    'dispatch.pickupsPerTrip': {
      label: 'Coletas por viagem',
      does: 'Em quantas lojas próximas uma mesma viagem pode coletar.',
    },
    'dispatch.insertion': {
      label: 'Incluir em viagem já iniciada',
      does: 'Um pedido novo pode entrar na viagem de quem já está a caminho.',
    },
    'dispatch.delayLimitMinutes': {
      label: 'Atraso aceito por viagem dividida',
      does: 'Nenhum pedido chega mais tarde do que isto por dividir a viagem com outros.',
    },
    'dispatch.notServedMinutes': {
      label: 'Desistir da busca',
      does: 'Se ninguém aceitar nesse tempo, o pedido é cancelado como não atendido.',
    },
    'dispatch.shadowPlanning': {
      label: 'Comparar com o planejamento',
      does: 'Calcula ao lado o que o planejamento faria, sem chamar ninguém; o relatório “Planejamento” compara os dois.',
    },
  },
  {
    preparingAllowed: {
      label: 'Accept orders in preparation',
      does: 'The merchant sends an order before it is ready; the search begins when the merchant says so.',
    },
    returnOnFailedStop: {
      label: 'Return what was not delivered',
      does: 'When a drop fails the courier takes the parcel back to the merchant, and the return is charged.',
    },
    pickupCode: {
      label: 'Code at pickup',
      does: 'The courier shows a code to the merchant, which checks it before handing over.',
    },
    confirmationCode: {
      label: 'Code at delivery',
      does: 'The recipient tells the courier a code; without it the delivery does not end.',
    },
    showExternalIds: {
      label: 'Show the merchant’s number',
      does: 'Merchants and couriers see the number the order has in the merchant’s system.',
    },
    'dispatch.promiseMinutes': {
      label: 'Promised time',
      does: 'From order to delivery, where the merchant promises nothing else. The board shows lateness from it.',
    },
    'dispatch.strategy': {
      label: 'How to search',
      does: 'In which way an order that is ready finds a courier.',
    },
    'dispatch.broadcastSize': {
      label: 'Asked at once',
      does: 'How many couriers get the same offer; the first to accept has it.',
    },
    'dispatch.fixedCourierIds': {
      label: 'Fixed list',
      does: 'Asked one at a time, in this order, those on shift with room.',
    },
    'dispatch.assignment': {
      label: 'Ask or tell',
      does: 'Whether a courier may decline what the plan decided.',
    },
    'dispatch.offerSeconds': {
      label: 'Time to accept',
      does: 'After it the offer goes to the next courier.',
    },
    'dispatch.initialRadiusM': {
      label: 'First radius',
      does: 'Only couriers within this distance of the pickup are asked first.',
    },
    'dispatch.radiusStepM': {
      label: 'Radius grows by',
      does: 'How much the radius grows while nobody is within; 0 goes to the limit at once.',
    },
    'dispatch.maxRadiusM': { label: 'Largest radius', does: 'Nobody further away is asked.' },
    'dispatch.maxOrdersPerCourier': {
      label: 'Orders per courier',
      does: 'How many a courier carries at once, where they may go together.',
    },
    'dispatch.pickupsPerTrip': {
      label: 'Pickups per trip',
      does: 'At how many merchants near each other one trip may collect.',
    },
    'dispatch.insertion': {
      label: 'Add to a trip under way',
      does: 'A new order may join the trip of somebody who is on the way.',
    },
    'dispatch.delayLimitMinutes': {
      label: 'Delay accepted for a shared trip',
      does: 'No order arrives later than this because it shares a trip with others.',
    },
    'dispatch.notServedMinutes': {
      label: 'Give up the search',
      does: 'Without anybody until then, the order is cancelled as not served.',
    },
    'dispatch.shadowPlanning': {
      label: 'Compare with planning',
      does: 'Computes beside it what planning would do, asking nobody; the report “shadow planning” compares both.',
    },
  },
);
