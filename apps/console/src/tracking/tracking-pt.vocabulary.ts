import type { CancelReason } from '#domain';
import type { Afterwards, SituationFacts, TrackingVocabulary } from './tracking.vocabulary.js';

const CANCELLED: Partial<Record<CancelReason, string>> = {
  not_served: 'Não encontramos um entregador disponível.',
  payment_expired: 'O prazo do pagamento terminou.',
  consumer_request: 'Cancelado a pedido do cliente.',
  merchant_request: 'Cancelado a pedido da loja.',
  no_show: 'O entregador não foi buscar o pedido.',
};

const AFTERWARDS: Record<Exclude<Afterwards, 'finished'>, (courier: string | null) => string> = {
  other_stops: (courier) => `${courier ?? 'O entregador'} continua com as outras entregas.`,
  returning: () => 'O entregador está voltando à loja.',
};

const afterwardsOf = ({ afterwards, courier }: SituationFacts, finished: string) =>
  afterwards === 'finished' ? finished : AFTERWARDS[afterwards](courier);

const someone = (courier: string | null) => courier ?? 'O entregador';

/** Until the recipient is next the page has no marker: the progress is told in words. */
const before = ({ stopsBefore: count }: Pick<SituationFacts, 'stopsBefore'>) =>
  count === 0
    ? ''
    : ` Antes da sua, ${count === 1 ? 'falta 1 entrega' : `faltam ${String(count)} entregas`}.`;

export const portuguese: TrackingVocabulary = {
  language: 'pt-BR',
  ogLocale: 'pt_BR',
  pageName: 'Acompanhe sua entrega',
  order: (publicId) => `Pedido ${publicId}`,
  situations: {
    waiting_payment: () => ['Aguardando pagamento', 'Começamos assim que for confirmado.'],
    scheduled: ({ scheduledFor }) => [
      'Entrega agendada',
      scheduledFor === null ? 'Em breve.' : `Para ${scheduledFor}.`,
    ],
    preparing: ({ shop }) => ['Em preparo', `${shop} está preparando o seu pedido.`],
    searching: ({ queue }) =>
      queue === null
        ? ['Procurando entregador', 'Estamos chamando quem está mais perto.']
        : [
            'Esperando entregador livre',
            `Todos estão em entrega. Seu pedido é o ${String(queue.position)}º da fila${queue.at === null ? '' : `, previsão ${queue.at}`}.`,
          ],
    to_pickup: ({ courier, ...facts }) => [
      'A caminho da coleta',
      `${someone(courier)} vai buscar o seu pedido.${before(facts)}`,
    ],
    at_pickup: ({ courier, ...facts }) => [
      'No local de coleta',
      `${someone(courier)} está retirando o pedido.${before(facts)}`,
    ],
    on_the_way: ({ courier, ...facts }) => [
      'Saiu para entrega',
      facts.stopsBefore === 0
        ? `${someone(courier)} está a caminho.`
        : `${someone(courier)} está com o seu pedido.${before(facts)}`,
    ],
    at_stop: ({ courier }) => ['O entregador chegou', `${someone(courier)} está no endereço de entrega.`],
    returning_cancelled: () => ['Voltando à loja', 'O pedido foi cancelado e está voltando.'],
    delivered: (facts) => ['Entregue', afterwardsOf(facts, 'Obrigado por acompanhar.')],
    partly_delivered: (facts) => [
      'Entregue em parte',
      afterwardsOf(facts, 'Para receber o que faltou, fale com a loja.'),
    ],
    going_again: () => [
      'Sai para entrega de novo',
      'Não foi possível entregar antes: siga pela nova entrega.',
    ],
    not_delivered: (facts) => [
      'Não foi possível entregar',
      afterwardsOf(facts, 'Para combinar outra entrega, fale com a loja.'),
    ],
    cancelled: ({ cancelReason }) => [
      'Pedido cancelado',
      (cancelReason && CANCELLED[cancelReason]) ?? 'Em caso de dúvida, fale com a loja.',
    ],
  },
  vehicles: { motorbike: 'Moto', car: 'Carro', bicycle: 'Bicicleta', scooter: 'Patinete', truck: 'Caminhão' },
  arrival: {
    title: 'Previsão de chegada',
    rangeTitle: 'Previsão, assim que alguém aceitar',
    rangeTo: 'a',
    inMinutes: (minutes) => (minutes < 1 ? 'agora' : `em ${String(minutes)} min`),
    ready: 'Fica pronto na loja por volta das',
    late: 'atrasado',
    lateNote: 'Está demorando mais do que o previsto.',
    oldPosition: (minutes) =>
      `Sem posição do entregador há ${String(minutes)} min: a previsão é daquele momento.`,
  },
  code: {
    title: 'Código de confirmação',
    hint: 'Diga este código ao entregador só quando receber.',
  },
  courier: 'Entregador',
  progress: 'Andamento',
  steps: {
    received: () => 'Pedido recebido',
    to_pickup: () => 'Entregador a caminho da coleta',
    at_pickup: () => 'Entregador na coleta',
    on_the_way: () => 'Saiu para entrega',
    delivered: (several) => (several ? 'Entregas feitas' : 'Entregue'),
    cancelled: () => 'Cancelado',
  },
  stepStates: { done: 'concluído', current: 'agora', ahead: 'a seguir', failed: 'cancelado' },
  stops: (several) => (several ? 'Entregas' : 'Entrega'),
  stopStates: {
    pending: 'Pendente',
    courier_there: 'Entregador no local',
    delivered: 'Entregue',
    failed: 'Não entregue',
    cancelled: 'Cancelada',
  },
  at: (dayAndTime) => `em ${dayAndTime}`,
  proof: {
    receivedBy: (name) => `Recebido por ${name}`,
    leftWith: (name) => `Deixado com ${name}`,
    leftAtDoor: 'Deixado na porta, com foto.',
    photo: (n, stop) => `Foto ${String(n)} da entrega ${String(stop)}`,
    signature: (stop) => `Assinatura da entrega ${String(stop)}`,
  },
  map: {
    name: 'Mapa da entrega',
    drawing: 'Desenho do caminho da entrega',
    pickup: 'Coleta',
    stop: (ordinal) => `Entrega ${String(ordinal)}`,
    courier: 'Entregador',
    way: 'Caminho',
    withoutStreets: 'Desenho do caminho, sem as ruas em volta.',
    nearer: 'Aproximar',
    farther: 'Afastar',
    wholeWay: 'Mostrar o caminho todo',
  },
  contacts: {
    title: 'Precisa de ajuda?',
    shop: 'Loja',
    company: 'Empresa de entregas',
    call: 'Ligar',
    write: 'WhatsApp',
    email: 'E-mail',
    site: 'Site',
  },
  redelivery: 'Sai de novo: acompanhe a nova entrega',
  rating: {
    title: 'Como foi a entrega?',
    stars: (count) => `${String(count)} de 5`,
    rated: (count) => `Sua nota: ${String(count)} de 5`,
    why: 'O que contou mais?',
    thanks: 'Obrigado pela avaliação.',
    reasons: {
      on_time: 'Chegou no prazo',
      kind: 'Gentileza',
      careful: 'Cuidado com o pedido',
      late: 'Atrasou',
      rude: 'Falta de educação',
      damaged: 'Chegou danificado',
      other: 'Outra coisa',
    },
    send: 'Enviar',
    said: {
      early: 'A entrega ainda não terminou.',
      late: 'Já não dá para avaliar esta entrega.',
      twice: 'Esta entrega já foi avaliada.',
      digits: 'Estes números não são os do telefone do pedido.',
      tries: 'Muitas tentativas. Tente mais tarde, ou pelo link da mensagem que você recebeu.',
      empty: 'Escolha de 1 a 5 estrelas.',
    },
  },
  wish: {
    title: 'Deixar um recado ou quem recebe',
    instructions: 'Recado ao entregador (portaria, bloco, por onde entrar)',
    absent: 'Se eu não estiver',
    asBefore: 'Como está',
    door: 'Deixar na porta, com foto',
    neighbour: 'Deixar com outra pessoa',
    who: 'Quem recebe por mim',
    digits: 'Últimos 4 números do seu telefone',
    send: 'Enviar',
    back: 'Voltar ao acompanhamento',
    said: {
      done: 'Anotado: o entregador já sabe.',
      late: 'Não dá mais para mudar: a entrega já terminou ou não aceita recados.',
      digits: 'Estes números não são os do telefone do pedido.',
      tries: 'Muitas tentativas. Tente mais tarde, ou pelo link da mensagem que você recebeu.',
      name: 'Diga quem recebe por você.',
      money: 'Há valor a pagar na entrega: alguém precisa estar aí.',
    },
  },
  phonesHidden: 'Um não vê o telefone do outro.',
  talk: {
    title: 'Conversa com o entregador',
    link: (fromCourier) =>
      fromCourier === 0 ? 'Falar com o entregador' : `Conversa com o entregador (${String(fromCourier)})`,
    with: (courier) => `Conversa com ${courier}`,
    none: 'Ninguém escreveu ainda.',
    you: 'Você',
    write: 'Sua mensagem',
    send: 'Enviar',
    coming: 'Chego à porta em 5 minutos',
    refresh: 'Atualizar',
    over: 'Esta conversa terminou.',
    nobody: 'Ainda não há entregador.',
  },
  call: {
    title: 'Ligar para o entregador',
    how: 'Primeiro toca o telefone deste pedido. Quando você atender, chamamos o entregador.',
    send: 'Ligar agora',
  },
  pin: {
    title: 'Corrigir o ponto no mapa',
    how: 'Toque no mapa onde fica a sua porta.',
    map: 'Mapa das ruas: toque onde fica a sua porta',
    here: 'Usar onde estou',
    moved: (metres) => `Novo ponto a ${String(metres)} m do anterior.`,
    confirm: 'Confirmar o ponto',
  },
  time: {
    title: 'Receber em outro horário',
    how: 'Se o pedido já estiver a caminho, a loja confirma antes.',
    when: 'Quando',
    send: 'Pedir este horário',
  },
  again: {
    title: 'Pedir nova entrega',
    how: 'Se houver custo, a loja confirma antes.',
    send: 'Pedir nova entrega',
  },
  requested: {
    kinds: { pin: 'Novo ponto no mapa', time: 'Outro horário', redelivery: 'Nova entrega' },
    states: { open: 'aguardando a loja', accepted: 'aceito', refused: 'não aceito' },
  },
  said: {
    done: 'Pronto, está mudado.',
    asked: 'Pedido enviado: a loja precisa aceitar. A resposta aparece na página do pedido.',
    sent: 'Mensagem enviada.',
    coming: 'O entregador sabe que você chega em 5 minutos.',
    calling: 'Seu telefone vai tocar em instantes. Atenda para falar com o entregador.',
    noCall: 'A ligação não saiu agora.',
    late: 'Não dá mais: a entrega já mudou ou terminou.',
    full: 'Já foi usado tantas vezes quanto dá.',
    digits: 'Não são os dígitos do telefone deste pedido.',
    tries: 'Muitas tentativas. Tente mais tarde, ou pelo link da mensagem que você recebeu.',
    place: 'Não entregamos neste ponto.',
    time: 'Escolha um horário daqui a pelo menos 30 minutos.',
    empty: 'Escreva uma mensagem de até 300 letras.',
  },
  claim: {
    title: 'Algo deu errado com a entrega?',
    byShop: 'Algo deu errado? Fale com a loja: ela abre a reclamação.',
    lead: 'Uma pessoa da empresa lê, ouve o entregador e decide.',
    kind: 'O que aconteceu',
    kinds: {
      not_received: 'Não recebi',
      damaged: 'Chegou danificado',
      wrong: 'Chegou errado',
      late: 'Chegou tarde',
    },
    text: 'Conte o que aconteceu',
    photos: (most) => `Fotos, se ajudarem (até ${String(most)})`,
    send: 'Enviar reclamação',
    states: { open: 'aguardando resposta', accepted: 'reclamação aceita', refused: 'reclamação não aceita' },
    said: {
      done: 'Reclamação enviada. Uma pessoa vai decidir.',
      early: 'A entrega ainda não terminou.',
      late: 'O prazo para reclamar desta entrega já terminou.',
      twice: 'Você já enviou esta reclamação: uma pessoa vai decidir.',
      digits: 'Estes números não são os do telefone do pedido.',
      tries: 'Muitas tentativas. Tente mais tarde, ou pelo link da mensagem que você recebeu.',
      text: 'Conte o que aconteceu.',
      photos: 'As fotos não foram aceitas: até 4, em JPEG, PNG ou WebP.',
      large: 'Uma das fotos passa de 10 MB. Escolha uma menor.',
    },
  },
  footer: 'Esta página se atualiza sozinha.',
  yourData: 'Seus dados',
  connectionLost: 'Sem conexão: o que você vê pode ter mudado.',
  errors: {
    unknown: [
      'Pedido não encontrado',
      'Confira o link que você recebeu. Pedidos deixam de aparecer 30 dias depois do fim.',
    ],
    busy: ['Voltamos já', 'O serviço está ocupado. Tente de novo em alguns segundos.'],
    tries: ['Muitas tentativas', 'Espere um minuto e tente de novo.'],
    malformed: ['Link inválido', 'Confira o link que você recebeu.'],
    failed: ['Algo deu errado', 'Tente de novo em alguns instantes.'],
  },
};
