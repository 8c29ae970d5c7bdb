import { words } from '../../ground/language.js';

/** Texts of the other settings, by path: name and effect. */
export const termsWords = words(
  {
    arrival: {
      label: 'Cobrar atraso na chegada à loja',
      does: 'Quando o entregador demora a chegar para coletar, este valor é somado ao que a loja paga pelo pedido.',
    },
    'arrival.toleranceMinutes': {
      label: 'Tolerância na chegada',
      does: 'Minutos do aceite até a chegada sem cobrança.',
    },
    'arrival.chargeCents': { label: 'Cobrança pelo atraso', does: 'Valor por coleta atrasada.' },
    collection: {
      label: 'Cobrar espera na loja',
      does: 'Quando a loja demora a entregar o pacote, este valor é somado ao que ela paga pelo pedido.',
    },
    'collection.toleranceMinutes': {
      label: 'Tolerância na espera',
      does: 'Minutos da chegada à coleta sem cobrança.',
    },
    'collection.chargeCents': {
      label: 'Cobrança pela espera',
      does: 'Valor por coleta em que a loja demorou.',
    },
    offlineAfterMinutes: {
      label: 'Encerrar o turno de quem está sem sinal',
      does: 'Um entregador sem pedidos cujo aplicativo não manda posição sai do turno sozinho.',
    },
    'offlineAfterMinutes.value': { label: 'Sem posição há', does: 'Tempo sem posição até sair do turno.' },
    courierShareBp: {
      label: 'Parte do entregador',
      does: 'Quanto do preço da entrega vai para quem entrega. Uma tarifa pode ter a sua.',
    },
    courierOverdraftAllowed: {
      label: 'Saldo negativo permitido',
      does: 'O entregador que recebeu em dinheiro pode ficar devendo à empresa.',
    },
    surgeBp: {
      label: 'Preço dinâmico',
      does: 'Acréscimo sobre todos os preços, sempre. Para um pico com fim marcado, use o Modo pico.',
    },
    'topUpFees.pix': {
      label: 'Taxa de recarga por Pix',
      does: 'Cobrada da loja quando põe crédito na carteira por Pix.',
    },
    'topUpFees.boleto': {
      label: 'Taxa de recarga por boleto',
      does: 'Cobrada da loja quando põe crédito na carteira por boleto.',
    },
    'topUpFees.credit_card': {
      label: 'Taxa de recarga por cartão',
      does: 'Cobrada da loja quando põe crédito na carteira por cartão.',
    },
    onlinePayment: {
      label: 'Pagamento on-line por Pix',
      does: 'Pedidos podem ser pagos por um código Pix antes da busca.',
    },
    'onlinePayment.pixKey': { label: 'Chave Pix', does: 'Onde o dinheiro entra.' },
    'onlinePayment.merchantName': {
      label: 'Nome no Pix',
      does: 'O que aparece a quem paga; até 25 letras.',
    },
    'onlinePayment.city': { label: 'Cidade no Pix', does: 'Até 15 letras, sem acentos.' },
    'onlinePayment.expiryMinutes': {
      label: 'Validade do código',
      does: 'Sem pagamento nesse prazo, o pedido é cancelado.',
    },
    'requests.acceptance': {
      label: 'Aceite',
      does: 'Quem decide sobre um pedido de entrega que chega de um marketplace.',
    },
    'requests.decisionMinutes': {
      label: 'Tempo para decidir',
      does: 'Depois dele o pedido é recusado.',
    },
    'requests.marketplaces': {
      label: 'Marketplaces atendidos',
      does: 'Um por linha, com o nome exato. Vazio atende todos.',
    },
    'recipientMessages.onTheWay': {
      label: 'Saiu para entrega',
      does: 'Quando o entregador sai para a entrega: o link da página de acompanhamento e o código, se houver.',
    },
    'recipientMessages.arriving': {
      label: 'Entregador chegou',
      does: 'Quando o entregador chega ao endereço: que ele está à porta, e o código, se houver.',
    },
    'recipientMessages.delivered': { label: 'Entregue', does: 'Quando a entrega é concluída.' },
    secondFactorRequired: {
      label: 'Exigir verificação em duas etapas',
      does: 'Quem ainda não cadastrou o aplicativo de códigos só consegue cadastrá-lo ao entrar. Chaves de API não mudam.',
    },
    robotStepSeconds: {
      label: 'Robôs entregam',
      does: 'Só no ambiente de testes: entregadores de mentira aceitam e entregam os pedidos.',
    },
    'robotStepSeconds.value': {
      label: 'Um passo a cada',
      does: 'Quanto tempo um robô leva para cada passo.',
    },
    'topUpFees.pix.fixedCents': { label: 'Valor fixo', does: 'Por recarga, somado à porcentagem.' },
    'topUpFees.pix.percentBp': { label: 'Porcentagem', does: 'Do valor da recarga.' },
    'topUpFees.boleto.fixedCents': { label: 'Valor fixo', does: 'Por recarga, somado à porcentagem.' },
    'topUpFees.boleto.percentBp': { label: 'Porcentagem', does: 'Do valor da recarga.' },
    'topUpFees.credit_card.fixedCents': {
      label: 'Valor fixo',
      does: 'Por recarga, somado à porcentagem.',
    },
    'topUpFees.credit_card.percentBp': { label: 'Porcentagem', does: 'Do valor da recarga.' },
  },
  {
    arrival: {
      label: 'Charge late arrival at the merchant',
      does: 'When the courier is late to collect, this is added to what the merchant pays for the order.',
    },
    'arrival.toleranceMinutes': {
      label: 'Tolerance for arrival',
      does: 'Minutes from acceptance to arrival without a charge.',
    },
    'arrival.chargeCents': { label: 'Charge for lateness', does: 'Amount per late pickup.' },
    collection: {
      label: 'Charge waiting at the merchant',
      does: 'When the merchant is slow to hand over, this is added to what it pays for the order.',
    },
    'collection.toleranceMinutes': {
      label: 'Tolerance for waiting',
      does: 'Minutes from arrival to pickup without a charge.',
    },
    'collection.chargeCents': {
      label: 'Charge for waiting',
      does: 'Amount per pickup at which the merchant was slow.',
    },
    offlineAfterMinutes: {
      label: 'End the shift of who went silent',
      does: 'A courier without orders whose app sends no position goes off shift.',
    },
    'offlineAfterMinutes.value': {
      label: 'Without position for',
      does: 'Silence after which the shift ends.',
    },
    courierShareBp: {
      label: 'Courier’s share',
      does: 'How much of a delivery’s price goes to the courier. A tariff may have its own.',
    },
    courierOverdraftAllowed: {
      label: 'Negative balance allowed',
      does: 'A courier who took cash may owe it to the company.',
    },
    surgeBp: {
      label: 'Dynamic price',
      does: 'Added to all prices, always. For a peak with an end, use Rush.',
    },
    'topUpFees.pix': {
      label: 'Top-up fee, Pix',
      does: 'Charged when a merchant adds credit to its wallet by Pix.',
    },
    'topUpFees.boleto': {
      label: 'Top-up fee, boleto',
      does: 'Charged when a merchant adds credit to its wallet by boleto.',
    },
    'topUpFees.credit_card': {
      label: 'Top-up fee, card',
      does: 'Charged when a merchant adds credit to its wallet by card.',
    },
    onlinePayment: {
      label: 'Online payment by Pix',
      does: 'Orders may be paid by a Pix code before the search begins.',
    },
    'onlinePayment.pixKey': { label: 'Pix key', does: 'Where the money comes in.' },
    'onlinePayment.merchantName': {
      label: 'Name on Pix',
      does: 'What the payer sees; at most 25 letters.',
    },
    'onlinePayment.city': { label: 'City on Pix', does: 'At most 15 letters, without accents.' },
    'onlinePayment.expiryMinutes': {
      label: 'Code is valid for',
      does: 'Without payment until then, the order is cancelled.',
    },
    'requests.acceptance': {
      label: 'Acceptance',
      does: 'Who decides about a delivery that a marketplace asks for.',
    },
    'requests.decisionMinutes': { label: 'Time to decide', does: 'After it the request is refused.' },
    'requests.marketplaces': {
      label: 'Marketplaces served',
      does: 'One a line, by the exact name. Empty serves all.',
    },
    'recipientMessages.onTheWay': {
      label: 'On the way',
      does: 'When the courier sets off for the stop: the link of the tracking page, and the code if there is one.',
    },
    'recipientMessages.arriving': {
      label: 'Courier has arrived',
      does: 'When the courier is at the address: that they are at the door, and the code if there is one.',
    },
    'recipientMessages.delivered': { label: 'Delivered', does: 'When the delivery ends.' },
    secondFactorRequired: {
      label: 'Require a second factor',
      does: 'Whoever signs in without an app for codes can only set one up. Tokens of programs stay as they are.',
    },
    robotStepSeconds: {
      label: 'Robots deliver',
      does: 'Test environment only: pretended couriers accept and deliver the orders.',
    },
    'robotStepSeconds.value': { label: 'One step every', does: 'How long a robot takes for each step.' },
    'topUpFees.pix.fixedCents': { label: 'Fixed amount', does: 'Per top-up, on top of the percentage.' },
    'topUpFees.pix.percentBp': { label: 'Percentage', does: 'Of the amount that is added.' },
    'topUpFees.boleto.fixedCents': { label: 'Fixed amount', does: 'Per top-up, on top of the percentage.' },
    'topUpFees.boleto.percentBp': { label: 'Percentage', does: 'Of the amount that is added.' },
    'topUpFees.credit_card.fixedCents': {
      label: 'Fixed amount',
      does: 'Per top-up, on top of the percentage.',
    },
    'topUpFees.credit_card.percentBp': { label: 'Percentage', does: 'Of the amount that is added.' },
  },
);
