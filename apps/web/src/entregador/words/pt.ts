import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { inPortuguese as plural } from '../../ground/plural.js';

export const erasureWords = {
  ask: 'Pedir que apaguem meus dados',
  title: 'Pedir que apaguem seus dados?',
  lead: (company: string) =>
    `${company} recebe o pedido. Depois de apagar seus dados, você não entra mais no aplicativo: receba antes o que tem a receber.`,
  send: 'Enviar pedido',
  asked: (company: string, at: string) =>
    `Você pediu em ${at} que seus dados sejam apagados. ${company} vai responder.`,
};

export const accountNoticeWords = { title: 'Seus dados', copy: 'Baixar uma cópia dos meus dados' };

export const accountWords = {
  company: 'Empresa',
  phone: 'Celular',
  vehicle: 'Veículo',
  pixKey: 'Chave Pix',
  none: 'não cadastrada',
  call: (name: string) => `Ligar para ${name}`,
  pixTitle: 'Chave Pix para saques',
  yourPassword: 'Sua senha',
  whyPassword: 'Pedimos a senha para ninguém trocar no seu lugar.',
  wrongPassword: 'A senha não confere.',
  passwordTitle: 'Trocar a senha',
  save: 'Salvar',
  saved: 'Salvo.',
  preferences: 'Aplicativo',
  sound: 'Som nas ofertas',
  push: 'Avisar ofertas com a tela apagada',
  pushLeads: {
    usual: 'Só enquanto você está online, neste celular.',
    refused:
      'O celular bloqueou os avisos. Abra o cadeado ao lado do endereço (ou Configurações › Apps › Navegador › Notificações) e permita Notificações.',
    failed: 'O celular não conseguiu ligar os avisos agora. Tente de novo daqui a pouco.',
  },
  theme: 'Aparência',
  themes: { system: 'Como o celular', light: 'Clara', dark: 'Escura' },
  sessions: 'Onde você está conectado',
  everywhere: 'Sair de todos os aparelhos',
  leave: 'Sair da conta',
  leaveTitle: 'Sair da conta?',
  leaveLead: 'Tudo que o aplicativo guardou neste celular é apagado.',
  leaveLosing: (count: number) =>
    `Há ${count} ${plural(count, 'ação', 'ações')} por enviar. Se sair agora, ${plural(count, 'ela se perde', 'elas se perdem')}.`,
};

export const enterWords = {
  title: 'Entrar',
  phone: 'Celular com DDD',
  password: 'Senha',
  show: 'Mostrar senha',
  enter: 'Entrar',
  wrong: 'Celular ou senha não conferem.',
  forgotten: 'Esqueci a senha',
  resetTitle: 'Nova senha',
  sendLink: 'Receber link',
  sent: (phone: string) =>
    `Se ${phone} tiver cadastro, um link para escolher a nova senha chega em instantes. Ele vale 30 minutos.`,
  back: 'Voltar',
  register: 'Quero ser entregador',
  closed: (note: string) => `Seu acesso não está ativo. A empresa escreveu: ${note}`,
  why: {
    ended: 'Sua sessão terminou. Entre de novo; o que faltava enviar continua guardado.',
    closed: 'Seu acesso foi encerrado. Fale com a empresa.',
  },
};

export const mapWords = {
  title: 'Mapa do dia',
  map: 'Mapa com os pedidos e com você',
  own: 'Seus pedidos',
  noOwn: 'Você não está com pedidos agora.',
  where: 'Onde há pedidos',
  whereLead: 'Lojas com pedidos esperando entregador ou pedidos na última hora.',
  nowhere: 'Nenhum pedido na última hora.',
  waiting: (count: number) => plural(count, '1 pedido esperando', `${count} pedidos esperando`),
  recent: (count: number) => plural(count, '1 na última hora', `${count} na última hora`),
  far: (distance: string) => `a ${distance} de você`,
  you: 'Você',
  pickup: (shop: string) => `Coleta: ${shop}`,
  stop: (who: string) => `Entrega: ${who}`,
  back: (shop: string) => `Volta: ${shop}`,
  someone: 'cliente',
  stale: 'Sem internet. O mapa mostra a última situação recebida.',
};

export const documentWords = {
  title: 'Extratos em PDF e CSV',
  week: (from: string, to: string) => `Semana de ${from} a ${to}`,
  year: (year: string) => `Ano de ${year}`,
};

export const moneyWords = {
  title: 'Ganhos',
  stale: 'Sem internet. Os valores são os últimos recebidos.',
  today: 'Hoje',
  week: '7 dias',
  orders: (count: number) => plural(count, '1 pedido', `${count} pedidos`),
  balance: 'Para sacar',
  withdraw: 'Sacar',
  parts: 'Detalhes',
  ordersTab: 'Pedidos',
  statement: 'Extrato',
  withdrawals: 'Saques',
  contests: 'Contestações',
};

export const withdrawWords = {
  cancel: 'Cancelar saque',
  withdrawTitle: 'Sacar',
  noPixKey: 'Para sacar, cadastre a chave Pix que recebe o dinheiro.',
  toPixKey: 'Cadastrar chave Pix',
  toKey: (key: string) => `A empresa paga na chave Pix ${key}.`,
  amount: 'Valor em reais',
  tooMuch: (most: string) => `Você tem ${most} para sacar.`,
  ask: (amount: string) => `Pedir ${amount}`,
  unanswered: (amount: string) =>
    `Você pediu ${amount} e a resposta não chegou. Envie de novo para saber: o pedido conta uma vez só.`,
  askAgain: (amount: string) => `Enviar de novo ${amount}`,
};

export const entryWords = {
  noOrders: 'Seus pedidos terminados aparecem aqui.',
  noEntries: 'Nenhum lançamento ainda.',
  held: 'retido até a resposta da contestação',
  cancelled: 'cancelado',
  order: 'Pedido',
  way: 'Caminho',
  wayBack: 'Caminho de volta',
  stops: 'Entregas',
  pay: 'Você ganhou',
  payLines: {
    base: 'Preço base',
    distance: 'Quilômetros',
    stops: 'Paradas extras',
    return: 'Volta à loja',
    minimum: 'Complemento até o mínimo',
    period: 'Horário',
    surge: 'Preço dinâmico',
    agreed: 'Combinado à parte',
    pay_minimum: 'Complemento até o mínimo do pedido',
    pay_distance: 'Complemento até o mínimo por km',
    rush: 'Bônus do modo pico ou chuva',
    failed: 'Não entregue',
    return_ride: 'Volta com a mercadoria',
    waiting: 'Espera',
    raise: 'A mais, pela empresa',
    floor: 'Complemento até o piso',
    tip: 'Gorjeta',
  },
};

export const codeWords = {
  title: 'Confirme seu celular',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'e-mail' },
  lead: (channel: string, phone: string, minutes: number) =>
    `Enviamos um código por ${channel} para ${phone}. Ele vale por ${String(minutes)} minutos.`,
  known: 'Se você já tem cadastro nesta empresa, a mensagem diz como entrar.',
  code: 'Código de 6 números',
  confirm: 'Confirmar',
  again: 'Enviar outro código',
  sentAgain: 'Enviamos outro código: vale só o da última mensagem.',
  back: 'Corrigir meus dados',
  wrong: 'O código não confere ou já venceu. Digite o da última mensagem, ou peça outro.',
  told: 'O cadastro não foi feito. Enviamos uma mensagem ao seu celular com o motivo e o que fazer.',
};

export const registerWords = {
  title: 'Quero ser entregador',
  companyLead: 'Use o link que a empresa mandou, ou digite o número dela.',
  company: 'Número da empresa',
  companyUnknown: 'Não existe empresa com este número.',
  at: (name: string, city: string) => `${name} · ${city}`,
  next: 'Continuar',
  back: 'Voltar',
  finish: 'Enviar cadastro',
  have: 'Já tenho cadastro',
  steps: { person: 'Você', vehicle: 'Seu veículo', access: 'Pagamento e senha' },
  progress: (at: number, of: number) => `Passo ${at} de ${of}`,
  name: 'Nome completo',
  phone: 'Celular com DDD',
  cpf: 'CPF',
  wrong: 'Confira: este dado não foi aceito.',
  fix: 'Falta corrigir um dado.',
  noCode: 'Esta empresa não consegue enviar códigos a celulares. Peça a ela que faça o seu cadastro.',
};

export const paperWords = {
  photosTitle: 'Fotos dos documentos',
  photosLead: (count: number) =>
    plural(
      count,
      'Falta 1 foto. Tire com boa luz, sem reflexo.',
      `Faltam ${count} fotos. Tire com boa luz, sem reflexo.`,
    ),
  waitTitle: (name: string) => `${name}, seu cadastro está em análise`,
  waitLead: 'A empresa confere seus dados e libera o acesso. Você pode fechar o aplicativo.',
  noNetwork: 'Sem internet. As fotos estão guardadas e serão enviadas sozinhas.',
  papers: {
    identity: 'RG ou documento com foto',
    face: 'Foto do seu rosto',
    cnh: 'CNH',
    vehicle_registration: 'Documento do veículo',
    address_proof: 'Comprovante de endereço (se pedirem)',
  },
  paperState: { waiting: 'guardada, enviando', sent: 'enviada', missing: 'falta' },
  take: 'Tirar foto',
  retake: 'Trocar',
  look: 'Ver se já foi aprovado',
  leave: 'Sair',
};

export const laterStepWords = {
  vehicle: 'Com o que você entrega?',
  vehicles: {
    motorbike: 'Moto',
    bicycle: 'Bicicleta',
    scooter: 'Patinete',
    car: 'Carro',
    truck: 'Caminhão',
  },
  model: 'Modelo',
  color: 'Cor',
  plate: 'Placa',
  cnh: 'Número da CNH',
  pixKey: 'Chave Pix',
  pixHint: 'Para receber seus ganhos. Pode ficar para depois.',
  password: 'Crie uma senha',
  passwordHint: `Pelo menos ${PASSWORD_MIN.courier} letras ou números.`,
};

export const appWords = {
  work: 'Trabalho',
  map: 'Mapa',
  shifts: 'Turnos',
  money: 'Ganhos',
  account: 'Conta',
  navigation: 'Telas',
  noNetwork: 'Sem internet. O que você fizer será enviado depois.',
  sending: (count: number) => plural(count, '1 ação por enviar', `${count} ações por enviar`),
  close: 'Fechar',
  back: 'Voltar',
  slide: (act: string) => `Deslize para confirmar: ${act}`,
  tapAgain: (act: string) => `Toque de novo: ${act}`,
  again: 'Tentar de novo',
};

export const plannedShiftWords = {
  title: 'Turnos',
  stale: 'Sem internet: os turnos são da última leitura.',
  mine: 'Meus turnos',
  noneMine: 'Você não tem turno marcado.',
  free: 'Vagas',
  noneFree: 'Nenhuma vaga publicada para o seu veículo agora.',
  past: 'Últimos turnos',
  places: (count: number) => plural(count, '1 vaga', `${String(count)} vagas`),
  full: 'lotado',
  confirmed: 'confirmado',
  waiting: (position: number) => `${String(position)}º na espera`,
  take: 'Pegar este turno',
  wait: 'Entrar na espera',
  giveBack: 'Devolver a vaga',
  leave: 'Sair da espera',
  tooLate: (time: string) => `O prazo para devolver era ${time}. Não vai poder ir? Fale com a central.`,
  onlyFor: (shop: string) => `só para ${shop}`,
  noGuarantee: 'Sem garantia',
  promise: {
    hour: (amount: string) => `Garantia de ${amount} por hora`,
    shift: (amount: string) => `Garantia de ${amount} pelo turno`,
  },
  how: 'Como funciona',
  explained: (promise: string) =>
    `${promise}: se os pedidos que você aceitar no turno renderem menos, a empresa completa a diferença na sua carteira.`,
  least: (percent: number) =>
    `Aceite pelo menos ${String(percent)}% das ofertas; recusar ou não responder conta.`,
  onlyAvailable: 'Só conta o tempo em que você está disponível no aplicativo.',
  until: (time: string) => `Dá para devolver até ${time}.`,
};

export const pastShiftWords = {
  worked: 'trabalhado',
  missed: 'falta',
  counted: 'Tempo contado',
  refused: 'Ofertas recusadas',
  of: (some: number, all: number) => `${String(some)} de ${String(all)}`,
  earned: 'Ganho nos pedidos',
  guaranteed: (promise: string) => promise,
  toppedUp: 'A empresa completou',
  lost: (percent: number) => `Sem garantia: menos de ${String(percent)}% das ofertas aceitas.`,
};

export const callCompanyWords = { call: 'Ligar para a central' };

export const goodsWords = {
  title: {
    bring_back: (shop: string, _who: string) => `Os produtos de ${shop} estão com você: devolva`,
    hand_over: (shop: string, who: string) => `Os produtos de ${shop} estão com você: entregue para ${who}`,
    receive: (shop: string, who: string) => `Os produtos de ${shop} estão com ${who}`,
  },
  bringBack: (id: string, address: string) =>
    `O pedido ${id} não é mais seu. Leve os produtos de volta: ${address}.`,
  handOver: (id: string, who: string) => `O pedido ${id} agora é de ${who}. Combinem onde se encontrar.`,
  receive: (id: string, who: string, at: string) =>
    `${who} coletou o pedido ${id} às ${at}, antes de ele passar para você. Combinem onde se encontrar.`,
  call: (who: string) => `Ligar para ${who}`,
  broughtBack: 'Devolvi os produtos',
  handedOver: (who: string) => `Entreguei para ${who}`,
};

export const helpButtonWords = { help: 'Emergência', sending: 'enviando', received: 'recebido' };

export const helpWords = {
  title: 'Emergência',
  known: { '190': 'Polícia', '191': 'Polícia Rodoviária', '192': 'SAMU', '193': 'Bombeiros' },
  company: 'Central',
  call: 'Ligar',
  share: 'Pedir ajuda à central',
  shareAgain: 'Pedir de novo',
  sending: 'Enviando: o celular tenta até a central receber. Se puder, ligue.',
  shared: 'A central recebeu o seu pedido de ajuda.',
  failed: 'A central não recebeu: ligue.',
  lead: 'A central vê um alerta com o seu nome e o lugar onde você está.',
};

export const noticeWords = {
  returningTitle: (id: string) => `O pedido ${id} foi cancelado`,
  returning: (shop: string) =>
    `Não entregue: leve os produtos de volta para ${shop} e toque em "Devolvi o pedido". Se você já entregou, ligue para a central antes de voltar.`,
  understood: 'Entendi',
  told: (at: string) => `Aviso da central (${at})`,
  read: 'Li',
  silent: 'O som das ofertas está desligado. Toque na tela para ligar.',
  allowSound: 'Ligar o som',
};

export const pushWords = {
  title: 'Receba ofertas com a tela apagada',
  lead: 'O celular avisa cada oferta, com o valor e o caminho, mesmo com o aplicativo fechado. Só enquanto você está online.',
  allow: 'Permitir avisos',
  later: 'Agora não',
  refused: 'O celular bloqueou os avisos',
  refusedLead:
    'As ofertas só chegam com o aplicativo aberto. Para mudar, abra o cadeado ao lado do endereço (ou Configurações › Apps › Navegador › Notificações) e permita Notificações.',
  understood: 'Entendi',
};

/** Reasons why an order was cancelled, by the core's code. */
export const reasonWords = {
  merchant_request: 'a loja pediu',
  consumer_request: 'o cliente desistiu',
  operator: 'decisão da central',
  not_served: 'nenhum entregador a tempo',
  payment_expired: 'não foi pago',
  no_show: 'o entregador não foi buscar',
  problem_at_merchant: 'problema na loja',
  acceptance_too_slow: 'demora para aceitar',
  wrong_order_or_pickup: 'pedido ou coleta errada',
  problem_resolution: 'a central resolveu um problema',
  other: 'outro motivo',
};

export const sheetWords = {
  document: (age: number) => `Vi um documento: tem ${String(age)} anos ou mais`,
  documentMissing: 'Peça um documento.',
  refuseAge: 'Menor de idade ou sem documento',
  birthDate: 'Data de nascimento no documento',
  birthDateHint: (age: number) =>
    `Peça um documento: quem recebe precisa ter ${age} anos. A data não fica guardada.`,
  tooYoung: (age: number) => `Menor de ${age} anos, ou data inválida: não entregue.`,
  deliverTitle: (who: string) => `Entrega para ${who}`,
  code: 'Código do cliente',
  codeHint: 'Peça os 4 números que o cliente recebeu.',
  codeMissing: 'Digite o código do cliente.',
  name: 'Quem recebeu?',
  nameHint: 'Nome de quem pegou o pedido',
  cash: (amount: string) => `Recebi ${amount}`,
  cashMissing: 'Confirme que recebeu o valor.',
  photo: 'Foto da entrega',
  photoMissing: 'A loja pede uma foto ou assinatura.',
  takePhoto: 'Tirar foto',
  otherPhoto: 'Tirar outra foto',
  removePhoto: 'Tirar esta foto da entrega',
  photoTaken: 'Foto da entrega',
  sign: 'Assinatura',
  signHere: 'Assine aqui com o dedo',
  clear: 'Limpar assinatura',
  confirmDelivery: 'Entreguei',
  failTitle: 'Não consegui entregar',
  why: 'O que aconteceu?',
  reasons: {
    absent: 'Ninguém atende',
    address: 'Endereço não existe ou está errado',
    refused: 'O cliente recusou o pedido',
    unsafe: 'Lugar perigoso ou sem acesso',
    too_young: 'Menor de idade ou sem documento',
    damaged: 'O pedido está danificado',
    other: 'Outro motivo',
  },
  details: 'Conte o que aconteceu',
  detailsMissing: 'Escreva o motivo.',
  reasonMissing: 'Escolha o motivo.',
  failWarning: 'Ligue antes para o cliente. Depois de confirmar não dá para voltar.',
  waitLeft: (time: string) => `Espere mais ${time} e ligue para o cliente.`,
  farAway: (way: string) => `Você está a ${way} do endereço.`,
  whereUnknown: 'O celular não sabe onde você está.',
  failAsked:
    'Se não dá para esperar no endereço, conte por quê e tire uma foto: a central vê a distância e o tempo.',
  failPhoto: 'Foto do lugar',
  failPhotoMissing: 'Tire uma foto do lugar.',
  callCustomer: 'Ligar para o cliente',
  agreed: {
    return: 'Leve o pedido de volta à loja.',
    leave_at_door: 'Ninguém atende? Deixe na porta e tire uma foto.',
    neighbour: (who: string) => `Ninguém atende? Deixe com ${who} e tire uma foto.`,
    try_again_today: 'Leve de volta à loja: sai de novo hoje.',
    try_again_tomorrow: 'Leve de volta à loja: sai de novo amanhã.',
    dispose: 'Descarte o pedido; não precisa voltar à loja.',
  },
  somebody: 'um vizinho',
  leftName: 'Com quem ficou?',
  leftNameMissing: 'Escreva o nome de quem ficou com o pedido.',
  leftPhoto: 'Foto do pedido onde ficou',
  leftPhotoMissing: 'Tire uma foto do pedido onde ficou.',
  confirmLeft: { door: 'Deixei na porta', neighbour: 'Deixei com essa pessoa' },
  cannotLeave: 'Não dá para deixar',
  confirmFail: 'Não entreguei',
  giveTitle: 'Não posso levar este pedido',
  giveWhy: 'Por quê?',
  giveReasons: {
    flat: 'Pneu furado ou problema na moto',
    accident: 'Acidente',
    wait: 'A loja demora demais',
    size: 'O pedido não cabe',
    health: 'Passei mal',
    other: 'Outro motivo',
  },
  giveWarning: 'O pedido vai para outra pessoa e você não ganha por ele.',
  confirmGive: 'Devolver o pedido',
  troubles: {
    cancelled: (id: string) => `O pedido ${id} foi cancelado`,
    cash: 'O aviso de dinheiro não entrou',
    taken: (id: string) => `O pedido ${id} não está mais com você`,
    ended: (id: string) => `O pedido ${id} já foi encerrado pela central`,
    code: 'O código do cliente não confere',
    tries: 'Muitas tentativas de código',
    proof: 'Falta a foto da entrega',
    time: 'O relógio do celular está errado',
    other: (id: string) => `A central não aceitou uma ação do pedido ${id}`,
  },
  explain: {
    cancelled: (acts: string) =>
      `Enquanto você estava sem internet, o pedido foi cancelado. O que você fez (${acts}) ficou registrado e a central foi avisada.`,
    taken: (acts: string) =>
      `Enquanto você estava sem internet, a central tirou o pedido de você. O que você fez (${acts}) ficou registrado e a central foi avisada.`,
    ended: (acts: string) =>
      `A central já tinha encerrado o pedido. O que você fez (${acts}) ficou registrado.`,
    code: (at: string) => `A entrega das ${at} não entrou. Confirme o código e envie de novo.`,
    tries: 'Espere um minuto e envie de novo.',
    proof: (at: string) => `A entrega das ${at} precisa de uma foto ou assinatura.`,
    other: (act: string, at: string, why: string) => `${act} às ${at} não entrou: ${why}`,
    behind: (acts: string) => `Espera por isto: ${acts}.`,
  },
  cancelReason: (reason: string) => `Motivo: ${reason}`,
  sendAgain: 'Enviar de novo',
  understood: 'Entendi',
  redo: 'Refazer a entrega',
  done: (act: string, at: string) => `${act} às ${at}`,
  acts: {
    arrive_pickup: 'chegada na coleta',
    collect: 'coleta',
    arrive_stop: 'chegada na entrega',
    deliver: 'entrega',
    fail: 'entrega sem sucesso',
    return: 'devolução',
    give_back: 'desistência',
    address: 'endereço',
    claim_answer: 'resposta à reclamação',
    hand_in: 'aviso de dinheiro',
    take_back: 'cancelamento do aviso de dinheiro',
    help: 'pedido de ajuda',
    message: 'mensagem',
  },
  offers: 'Ofertas',
  offerOf: (at: number, count: number) => `Oferta ${at} de ${count}`,
  newOffer: 'Nova oferta',
  toPickup: (way: string) => `${way} até a coleta`,
  way: (way: string, minutes: string) => `${way} de entrega · cerca de ${minutes}`,
  pickup: 'Coleta',
  drop: 'Entrega',
  drops: (count: number) => `${count} entregas`,
  withReturn: 'Volta para a loja no fim',
  somewhere: 'Endereço depois de aceitar',
  wayBack: (pay: string) => `Se não der para entregar, a volta paga mais ${pay}.`,
  collectOffer: (amount: string) => `Receber ${amount} do cliente`,
  left: (seconds: number) => `${seconds} s para decidir`,
  accept: 'Aceitar',
  decline: 'Recusar',
  next: 'Ver a próxima oferta',
  gone: {
    taken: 'Esta oferta não vale mais: outro entregador pegou antes ou o pedido foi cancelado.',
    expired: 'O tempo desta oferta acabou.',
  },
  kilometre: (pay: string) => `${pay} por km`,
  kilometreThere: (pay: string) => `${pay} por km com a ida até a coleta`,
};

export const shiftWords = {
  question: 'Até que horas você trabalha?',
  open: 'Sem hora marcada',
  lead: 'Depois dessa hora não chegam coletas novas.',
  over: (end: string) => `Seu turno terminou às ${end}: não chegam coletas novas.`,
};

export const storingWords = {
  notStored: 'O celular não conseguiu guardar: falta espaço. Apague fotos ou aplicativos e tente de novo.',
  photoUnread: 'O celular não conseguiu ler a foto. Tire outra.',
};

export const callWords = {
  call: 'Ligar para o cliente',
  said: {
    calling: 'Seu celular vai tocar. Atenda para falar com o cliente.',
    offline: 'Sem internet não dá para ligar por aqui.',
    full: 'Já ligou várias vezes. Escreva uma mensagem.',
    over: 'Já não dá para ligar para este cliente.',
    failed: 'A ligação não saiu. Escreva uma mensagem ou tente de novo em um minuto.',
  },
};

export const conversationWords = {
  open: 'Mensagens com o cliente',
  news: (count: number) => `Mensagens com o cliente (${String(count)} ${plural(count, 'nova', 'novas')})`,
  title: (who: string) => `Conversa com ${who}`,
  hidden: 'Um não vê o telefone do outro.',
  hint: 'A central pode ler.',
  you: 'Você',
  waits: 'enviando',
  write: 'Sua mensagem',
  send: 'Enviar',
  over: 'Esta conversa terminou.',
  quick: ['Estou chegando', 'Estou na porta', 'Não encontro o endereço'],
};

export const taskWords = {
  sentence: {
    toPickup: (shop: string) => `Vá até ${shop}`,
    atPickup: 'Mostre o código e pegue o pedido',
    atPickupPlain: 'Pegue o pedido',
    toStop: (who: string) => `Leve para ${who}`,
    atStop: (who: string) => `Entregue para ${who}`,
    toReturn: (shop: string) => `Devolva em ${shop}`,
    address: 'Informe o endereço da entrega',
  },
  someone: 'o cliente',
  arrived: 'Cheguei',
  collected: 'Peguei o pedido',
  deliver: 'Entregar',
  returned: 'Devolvi o pedido',
  leftAtDepot: 'Deixei na base',
  pickupCode: 'Código da coleta',
  order: (id: string) => `Pedido ${id}`,
  navigate: 'Navegar',
  call: 'Ligar',
  write: 'WhatsApp',
  callShop: 'Ligar para a loja',
  otherMap: 'Outro mapa',
  apps: { waze: 'Waze', google: 'Google Maps', phone: 'Mapa do celular' },
  collect: (amount: string) => `Receba ${amount}`,
  methods: { cash: 'em dinheiro', card: 'no cartão', other: 'na entrega' },
  change: (back: string, note: string) => `Troco de ${back} para ${note}`,
  pays: 'Você ganha',
  due: (clock: string) => `até ${clock}`,
  farAway: (way: string) => `Você está a ${way} daqui, e a central vê isso. Se já chegou, toque de novo.`,
  queue: 'Próximas paradas',
  pickupAt: (shop: string) => `Coletar em ${shop}`,
  stopAt: (who: string) => `Entregar para ${who}`,
  returnTo: (shop: string) => `Devolver em ${shop}`,
  up: (what: string) => `Fazer antes: ${what}`,
  first: (what: string) => `Fazer agora: ${what}`,
  more: 'Mais sobre o pedido',
  note: 'Recado da loja',
  instructions: 'Recado do cliente',
  comingBy: (clock: string) => `O cliente chega até ${clock}`,
  wantedAt: (moment: string) => `Entregar só em ${moment}`,
  cannot: 'Não consegui entregar',
  giveBack: 'Não posso levar este pedido',
  done: (pay: string) => `Entregue. Você ganhou ${pay}`,
  failedDone: 'Pedido encerrado',
  failedPaid: (pay: string) => `Pedido encerrado. Você ganhou ${pay}`,
  goOn: 'Continuar',
  addressHint: 'Rua e número, bairro',
  addressLabel: 'Endereço da entrega',
  nameLabel: 'Nome de quem recebe',
  phoneLabel: 'Telefone de quem recebe',
  saveAddress: 'Salvar endereço',
  suggestions: 'Endereços parecidos',
  streetOnly: 'número não encontrado: confira com o cliente',
  wouldPay: (pay: string, way: string) => `Você ganha ${pay} · ${way}`,
  priced: (pay: string) => `Endereço salvo. Esta entrega paga ${pay}.`,
  lostTitle: (id: string) => `O pedido ${id} saiu da sua lista`,
  lostCancelled: (reason: string) => `Ele foi cancelado: ${reason}.`,
  lostTaken: 'A central passou o pedido para outra pessoa.',
  lostDelivered: 'Quem estava com ele antes já tinha entregado. Não siga com ele.',
  understood: 'Entendi',
};

export const pauseWords = {
  paused: (minutes: number) => `Pausado por ${minutes} min: uma oferta não foi respondida`,
  end: 'Voltar a receber ofertas',
};

export const workWords = {
  offline: 'Você está offline',
  offlineLead: 'Fique online para receber ofertas.',
  goOnline: 'Ficar online',
  goOffline: 'Ficar offline',
  waiting: 'Disponível',
  locating: 'Procurando onde você está…',
  outOfSearch: (time: string) => `Fora da busca há ${time}`,
  outLead:
    'A central não recebe a sua posição, e por isso não chegam ofertas. O celular continua tentando: deixe o app aberto, com internet, em lugar aberto.',
  waitingLead: 'Procurando pedidos perto de você. A tela fica acesa enquanto você trabalha.',
  band: {
    toPickup: 'Indo para a coleta',
    atPickup: 'Na coleta',
    toStop: 'Indo para a entrega',
    atStop: 'Na entrega',
    toReturn: 'Devolvendo à loja',
  },
  network: 'Sem internet',
  pending: (count: number) => plural(count, '1 ação por enviar', `${count} ações por enviar`),
  refused: 'O celular bloqueou a localização',
  refusedLead:
    'Sem ela não chegam ofertas. Abra o cadeado ao lado do endereço (ou Configurações › Apps › Navegador › Permissões), permita Localização e volte aqui.',
  weak: 'Sem sinal de GPS. Vá para um lugar aberto.',
};

/** Texts of withdrawals and their terms. */
export const withdrawalWords = {
  blocked: 'A empresa bloqueou os seus saques.',
  none: 'Você ainda não pediu saque.',
  status: { pending: 'aguardando a empresa', completed: 'pago', reversed: 'devolvido' },
  states: {
    requested: 'aguardando aprovação',
    approved: 'aprovado, vai ser pago',
    paying: 'pagando',
    paid: 'pago',
    returned: 'voltou para o saldo',
  },
  payingSince: (time: string) => `pagando desde ${time}`,
  arrives: (amount: string, fee: string) => `chegam ${amount}, tarifa de ${fee}`,
  to: (name: string) => `para ${name}`,
  because: (reason: string) => `Motivo: ${reason}`,
  owner: (parts: readonly (string | null)[]) =>
    `Titular da chave: ${parts.filter((one) => one !== null).join(' · ')}. Confira antes de pedir.`,
  fee: (fee: string) => `A tarifa do Pix é ${fee} e sai do valor pedido.`,
  least: (amount: string) => `O saque mínimo é ${amount}.`,
  onDays: 'A empresa paga o saldo inteiro nos dias dela:',
  also: 'A empresa também paga o saldo inteiro sozinha:',
  daily: (hour: number) => `todo dia às ${hour}h`,
  weekly: (day: string, hour: number) => `${day} às ${hour}h`,
  days: {
    sunday: 'domingo',
    monday: 'segunda-feira',
    tuesday: 'terça-feira',
    wednesday: 'quarta-feira',
    thursday: 'quinta-feira',
    friday: 'sexta-feira',
    saturday: 'sábado',
  },
};

/** Texts of a block. */
export const blockWords = {
  blocked: 'Você está bloqueado para novas ofertas',
  blockedUntil: (until: string) => `Até ${until}. Os pedidos que já estão com você podem ser terminados.`,
  blockedOpen:
    'Até a empresa desbloquear: fale com a central. Os pedidos que já estão com você podem ser terminados.',
  suspended: 'Você está suspenso',
  suspendedLead:
    'Até a empresa readmitir você. Os pedidos e o dinheiro que estão com você podem ser entregues; ganhos, saques e contestações continuam.',
  because: (reason: string) => `Motivo: ${reason}`,
  since: (time: string) => `Desde ${time}.`,
};

/** Texts of what couriers contest. */
export const contestWords = {
  contest: 'Contestar',
  askReview: 'Pedir revisão',
  why: 'O que está errado?',
  send: 'Enviar',
  sentTitle: 'Enviado',
  sentLead: 'Uma pessoa da empresa vai responder. Acompanhe em Ganhos › Contestações.',
  none: 'Você não contestou nada. Para contestar, abra um pedido ou um lançamento do extrato.',
  missingPay: (order: string, amount: string) => `Pedido ${order}: recebi ${amount}`,
  about: {
    charge: 'Lançamento',
    missing_pay: 'Valor de um pedido',
    block: 'Bloqueio',
    difference: 'Diferença no acerto',
  },
  states: { open: 'em análise', accepted: 'aceita', refused: 'recusada' },
  until: (time: string) => `resposta até ${time}`,
  answered: (answer: string) => `Resposta: ${answer}`,
};

export const claimWords = {
  title: 'Reclamações das suas entregas',
  about: (kind: string, order: string) => `${kind} · pedido ${order}`,
  kinds: {
    not_received: 'Não chegou',
    damaged: 'Chegou danificado',
    wrong: 'Chegou errado',
    late: 'Chegou tarde',
  },
  states: { open: 'em análise', accepted: 'aceita', refused: 'recusada' },
  until: (time: string) => `decisão até ${time}`,
  answerUntil: (time: string) => `responda até ${time}: antes disso nada é decidido contra você`,
  early: (why: string) => `Decidida antes da sua resposta: ${why}`,
  answer: 'Dizer o que aconteceu',
  what: 'O que aconteceu?',
  send: 'Enviar',
  mine: (said: string) => `Você disse: ${said}`,
  unsent: 'Ainda não enviado: vai assim que houver internet.',
  decided: (answer: string) => `Decisão: ${answer}`,
  atFault: (answer: string) => `Decisão, por sua conta: ${answer}`,
};

/** What refusals of the courier API say to a courier, by the core's code. */
export const ownProblems = {
  caller_blocked: 'Seu acesso está suspenso. Fale com a central.',
  forbidden: 'Seu cadastro não permite esta ação. Fale com a central.',
  wrong_code: 'O código não confere. Peça o código de novo ao cliente.',
  too_many_attempts: 'Muitas tentativas. Espere um minuto e tente de novo.',
  order_not_found: 'Este pedido não está mais com você.',
  order_grouped: 'Este pedido vai junto com outros. Fale com a central.',
  stop_not_found: 'Esta entrega não está mais no pedido.',
  offer_not_found: 'Esta oferta não existe mais.',
  offer_gone: 'Esta oferta não vale mais.',
  courier_not_found: 'Seu cadastro não existe mais. Fale com a central.',
  courier_unavailable: 'Você não pode receber este pedido agora.',
  shift_overlaps: 'Você já tem outro turno nesse horário.',
  shift_closed: 'Passou do prazo deste turno.',
  shift_not_found: 'Este turno não existe mais.',
  courier_blocked: 'Você está bloqueado para novas ofertas.',
  courier_not_approved: 'Seu cadastro ainda não foi aprovado.',
  hub_not_found: 'Não existe empresa com este número.',
  vehicle_type_not_found: 'Este tipo de veículo não existe mais. Escolha outro.',
  area_paused: 'A região não recebe pedidos agora. Fale com a central.',
  tariff_not_found: 'Não há preço para este trajeto. Fale com a central.',
  proof_required: 'Falta a foto ou a assinatura da entrega.',
  insufficient_balance: 'Seu saldo não cobre este valor.',
  withdrawal_blocked: 'Seus saques estão bloqueados. Fale com a central.',
  request_already_decided: 'A empresa já decidiu sobre este saque.',
  hand_in_not_found: 'Esta entrega de dinheiro não existe mais.',
  wallet_not_found: 'Este saque não existe mais.',
  limit_reached: 'São fotos demais ou a foto é grande demais.',
};

export const collectedWords = {
  other: 'Recebi outro valor ou de outra forma',
  asAsked: 'Recebi como pedido',
  asked: (amount: string) => `Pedido: ${amount}. O que você recebeu?`,
  amount: 'Valor recebido, sem o troco',
  method: 'Como pagou',
  methods: {
    cash: 'Dinheiro',
    pix: 'Pix',
    credit_card: 'Cartão de crédito',
    debit_card: 'Cartão de débito',
    meal_voucher: 'Vale-refeição',
    food_voucher: 'Vale-alimentação',
    other: 'Outra forma',
  },
  change: 'Troco que você deu',
  reason: 'Por quê?',
  reasonHint: (amount: string) => `A empresa e a loja veem o motivo e ${amount}.`,
  limit: (cents: string, limit: string) =>
    `Com este pagamento você fica com ${cents} em mãos. O limite é ${limit}: entregue o dinheiro na empresa para receber novos pedidos em dinheiro.`,
  faults: {
    amount: 'Escreva o valor, como 45,00.',
    change: 'Escreva o troco, como 5,00.',
    reason: 'Diga por que foi diferente do pedido.',
  },
};

export const cashWords = {
  title: 'Dinheiro em mãos',
  nothing: 'Você não está com dinheiro da empresa.',
  since: (when: string) => `desde ${when}`,
  owed: (amount: string) => `A empresa tem ${amount} seus a mais.`,
  left: (amount: string, limit: string) => `Faltam ${amount} para o limite de ${limit}.`,
  above: (limit: string) =>
    `Você chegou ao limite de ${limit}. Novos pedidos em dinheiro só aparecem depois que você entregar na empresa.`,
  handIn: 'Entregar na empresa',
  collected: (count: number) => (count === 1 ? '1 recebimento' : `${count} recebimentos`),
  amount: 'Valor que você vai entregar',
  announce: (amount: string) => `Avisar que vou entregar ${amount}`,
  lead: 'Avise quanto vai levar. Na empresa outra pessoa conta e confirma; só então o valor sai daqui.',
  announced: (amount: string, when: string) => `Você avisou ${amount} (${when}). Falta a empresa contar.`,
  unsent: (amount: string) => `Aviso de ${amount} guardado. Será enviado quando houver internet.`,
  unsentBack: 'Cancelamento do aviso guardado. Será enviado quando houver internet.',
  change: 'Mudar o valor',
  takeBack: 'Cancelar aviso',
  before: 'Entregas de dinheiro',
  states: {
    announced: 'aguardando contagem',
    confirmed: 'contado',
    withdrawn: 'cancelado por você',
    reversed: 'desfeito pela empresa',
  },
  counted: (counted: string, announced: string) => `contado ${counted}, avisado ${announced}`,
};

/** What is paid for a delivery that came too late. */
export const lateWords = {
  codeRight: 'O código estava certo.',
  paid: (amount: string) => `Foram pagos ${amount} por esta entrega.`,
  payments: {
    company: 'A empresa vai decidir se esta entrega é paga.',
    unproven: 'Não foi pago: faltou o código certo, a foto ou a coleta.',
    others_left: 'Ainda não foi pago: faltam outras entregas deste pedido.',
    not_cancelled: 'Não foi pago: o pedido seguiu com outra pessoa.',
  },
  about: (order: string, paid: string) => `Pedido ${order}: recebi ${paid}`,
};
