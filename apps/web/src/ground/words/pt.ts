import { atMoment } from '../moment-words.js';
import { inPortuguese as plural } from '../plural.js';
import type { Language } from '../languages.js';

/** This language, as addresses and the API name it, and whose dates it has. */
export const locale = { code: 'pt' as Language, dates: 'pt-BR', numbers: 'pt-BR' };

export const fileWords = { cut: 'O arquivo não chegou inteiro e não foi salvo. Tente de novo.' };

/** Developers' apps in the words of all who meet them: their team, merchants and the platform's people. */
export const developerAppWords = {
  types: { open_delivery: 'Open Delivery', full_api: 'Full API', model_m: 'Modelo M' },
  states: { draft: 'Rascunho', submitted: 'Em revisão', approved: 'Aprovado', refused: 'Recusado' },
  since: (when: string) => `desde ${when}`,
  used: (when: string) => `usado ${atMoment(when)}`,
  unused: 'nunca usado',
  ended: (when: string) => `desconectado ${atMoment(when)}`,
  checks: {
    token_cached: 'Guarda o token e o usa de novo',
    answers_in_time: 'Responde aos webhooks em até 10 segundos',
    bad_signature_refused: 'Recusa assinatura errada',
    repeat_accepted: 'Aceita de novo uma mensagem repetida',
    cancel_handled: 'Aceita mensagens de cancelamento',
    order_completed: 'Aceita mensagens de pedidos concluídos',
  },
  passed: 'Visto',
  failed: 'Não passou',
  unknown: 'Ainda não visto',
  seen: (good: number, bad: number) => `${String(good)} como esperado, ${String(bad)} não`,
  tokens: (calls: number, tokens: number) =>
    `${String(calls)} ${plural(calls, 'chamada', 'chamadas')} com ${String(tokens)} ${plural(tokens, 'token pedido', 'tokens pedidos')}`,
};

export const mapWords = {
  noCity: 'Ainda não há mapa desta cidade. Quem administra a empresa o traz em Lugares, Cidade.',
};

/** States of “uma entrega” as people outside the delivery company read them. */
export const deliveryStatusWords = {
  waiting: 'Aguarda pagamento',
  scheduled: 'Agendada',
  preparing: 'Em preparo',
  pending: 'Procurando entregador',
  accepted: 'Entregador a caminho da loja',
  arrived_pickup_location: 'Entregador na loja',
  collected: 'Saiu para entrega',
  delivered: 'Voltando à loja',
  completed: 'Concluída',
  cancelled: 'Cancelada',
};

/** States of “um pedido” as people outside the delivery company read them. */
export const orderStatusWords = {
  waiting: 'Aguarda pagamento',
  scheduled: 'Agendado',
  preparing: 'Em preparo',
  pending: 'Procurando entregador',
  accepted: 'Entregador a caminho da loja',
  arrived_pickup_location: 'Entregador na loja',
  collected: 'Saiu para entrega',
  delivered: 'Voltando à loja',
  completed: 'Concluído',
  cancelled: 'Cancelado',
};

export const themeWords = {
  theme: 'Tema',
  themes: { system: 'Do aparelho', light: 'Claro', dark: 'Escuro' },
};

export const copyWords = { copy: 'Copiar', copied: 'Copiado' };

export const dialogWords = {
  close: 'Fechar',
  cancel: 'Voltar',
  discardTitle: 'Descartar o que você escreveu?',
  discardLead: 'O que está escrito nesta janela ainda não foi guardado.',
  discard: 'Descartar',
};

export const drawerWords = { close: 'Fechar' };

export const emptyWords = { again: 'Tentar de novo', loading: 'Carregando' };

export const formWords = {
  title: 'Sair sem salvar?',
  lead: 'O que você mudou nesta tela ainda não foi salvo.',
  leave: 'Sair sem salvar',
  check: 'Confira os campos marcados.',
};

export const listViewsWords = {
  views: 'Visualizações',
  sharedBy: (name: string, who: string) => `${name} · de ${who}`,
  keep: 'Salvar esta visualização…',
  keepTitle: 'Salvar visualização',
  remove: (name: string) => `Excluir “${name}”`,
  name: 'Nome',
  share: 'Compartilhar',
  save: 'Salvar',
};

export const listWords = {
  more: 'Mostrar mais',
  stale: (when: string) => `Lista de ${when}: não foi possível ler de novo.`,
  again: 'Tentar de novo',
  file: 'Exportar CSV',
};

export const logInWords = {
  email: 'E-mail',
  password: 'Senha',
  show: 'Mostrar senha',
  code: 'Código do aplicativo',
  codeHint: 'Seis números, ou um código de recuperação.',
  wrong: 'E-mail ou senha não conferem.',
  enter: 'Entrar',
  forgot: 'Esqueci a senha',
  forgotLead: 'Enviamos um link para escolher outra senha. Ele vale por 30 minutos.',
  send: 'Enviar link',
  sent: 'Se este e-mail tem cadastro, o link chega em instantes.',
  back: 'Voltar',
};

export const logoFormWords = { send: 'Enviar logo', remove: 'Tirar logo' };

export const mailboxWords = { open: 'Demonstração: ver a mensagem que seria enviada' };

export const mapFrameWords = { in: 'Aproximar', out: 'Afastar', fit: 'Mostrar tudo' };

export const periodWords = {
  period: 'Período',
  from: 'De',
  to: 'Até',
  presets: {
    today: 'Hoje',
    week: 'Últimos 7 dias',
    month: 'Últimos 30 dias',
    this: 'Este mês',
    last: 'Mês passado',
    own: 'Outro período',
  },
};

export const pickerWords = { none: 'Nada encontrado', waiting: 'Calculando…' };

export const reasonWords = { cancel: 'Voltar', reason: 'Motivo', missing: 'Diga o motivo.' };

export const tableWords = { sortBy: (name: string) => `Ordenar por ${name}`, sum: 'Total' };

export const toastWords = { undo: 'Desfazer', close: 'Fechar', messages: 'Avisos' };

/** Refusals that an app needs before it has loaded its own, by the core's code. */
export const firstProblems = {
  offline: 'Sem conexão com o servidor. Verifique a rede e tente de novo.',
  session_changed: 'Outra pessoa entrou neste navegador. Abra a página de novo.',
  wrong_password: 'A senha não confere.',
};

/** Refusals from before the core, or with a code that an old page does not know, by status; and all others. */
export const otherProblems = {
  statuses: {
    401: 'Sua sessão terminou. Entre de novo.',
    403: 'Seu perfil não permite esta ação.',
    404: 'Isto não existe mais. Abra a tela de novo.',
    408: 'A conexão está lenta demais. Tente de novo.',
    409: 'Isto mudou enquanto você trabalhava. Confira como está agora e tente de novo.',
    410: 'Isto não existe mais. Abra a tela de novo.',
    413: 'O arquivo é grande demais. Envie um menor.',
    429: 'Muitas tentativas. Espere um minuto e tente de novo.',
  },
  failed: 'O servidor falhou. Tente de novo em instantes.',
  refused: 'O servidor não aceitou. Confira os dados e tente de novo.',
  unknown: 'Algo deu errado. Tente de novo.',
};

/** Faulty fields, by the API's own sentence. */
export const fieldProblems = {
  'A value is required': 'Preencha este campo.',
  'Somebody else has this value already': 'Já existe um cadastro com este dado.',
  'Too many people have this password': 'Esta senha é muito conhecida. Escolha outra.',
  'There are too many': 'Passou do limite. Use menos.',
  'The URL is not valid': 'O endereço não é válido. Copie-o inteiro, com https://.',
  'The URL must use https': 'O endereço precisa começar com https.',
  'The port of the URL is not allowed': 'A porta do endereço não é permitida. Use a 443.',
  'The URL must lead to a public address': 'O endereço precisa ser público.',
  'The host of the URL does not resolve':
    'O domínio do endereço não foi encontrado. Confira se está escrito certo.',
  other: 'Este valor não é válido.',
};

/** Refusals that every app can meet, by the core's code; each app's own go before them. */
export const commonProblems = {
  credential_invalid: 'Sua sessão terminou. Entre de novo.',
  forbidden: 'Seu perfil não permite esta ação.',
  caller_blocked: 'Esta conta está bloqueada. Fale com a empresa.',
  rate_limited: 'Muitas tentativas. Espere um minuto e tente de novo.',
  too_many_attempts: 'Muitas tentativas. Espere alguns minutos.',
  order_not_found: 'Este pedido não existe mais.',
  document_not_found: 'Isto não existe mais. Abra a tela de novo.',
  evidence_not_found: 'Esta foto não existe mais. Envie de novo.',
  not_unique: 'Já existe um cadastro com este dado.',
  address_not_found: 'Endereço não encontrado. Confira rua e número.',
  outside_service_area: 'O endereço fica fora da área de atendimento.',
  transition_refused: 'O pedido já avançou e não aceita mais esta ação.',
  order_not_active: 'O pedido já terminou.',
  insufficient_balance: 'O saldo da carteira não cobre o valor.',
  limit_reached: 'O limite foi atingido. Envie menos de uma vez ou remova o que não usa mais.',
  wrong_code: 'O código não confere. Espere o próximo e tente de novo.',
  idempotency_conflict: 'Isto já foi enviado com outros dados. Confira a lista antes de enviar de novo.',
  feature_disabled: 'Esta função está desligada.',
  plan_required: 'O plano da empresa não inclui esta função.',
  storage_unavailable: 'O servidor está ocupado. Tente de novo em instantes.',
  hub_moving: 'O sistema está em manutenção por um instante. Tente de novo em alguns segundos.',
  hub_moved: 'A empresa mudou de servidor. Abra a página de novo.',
  external_service_unavailable: 'Um serviço externo não respondeu. Tente de novo em instantes.',
  invalid_value: 'Um dos dados não é válido. Confira e tente de novo.',
  required_value: 'Falta preencher um campo.',
};

/** What happens to goods that nobody takes at the door. */
export const fallbackWords = {
  label: 'Se ninguém receber',
  usual: 'Como de costume',
  company: 'Como a empresa faz',
  defaultHint: 'Vale para os pedidos que não dizem outra coisa.',
  acts: {
    return: 'Volta para a loja',
    leave_at_door: 'Deixar na porta, com foto',
    neighbour: 'Deixar com um vizinho ou na portaria',
    try_again_today: 'Volta e sai de novo hoje',
    try_again_tomorrow: 'Volta e sai de novo amanhã',
    dispose: 'Descartar',
  },
  neighbour: 'Deixar com quem?',
  neighbourHint: 'Nome do vizinho ou “portaria”.',
  neighbourMissing: 'Diga com quem deixar.',
  collects: 'Há valor a cobrar: alguém precisa estar lá para pagar.',
  leftAtDoor: 'Deixado na porta, com foto',
  leftWith: (who: string) => `Deixado com ${who}`,
  leaveWith: (who: string) => `deixar com ${who}`,
};

/** What recipients ask for on the tracking page. */
export const requestWords = {
  title: 'Pedidos de clientes',
  kinds: { pin: 'Outro ponto', time: 'Outro horário', redelivery: 'Nova entrega' },
  costs: (price: string) => `mais ${price}`,
  accept: 'Aceitar',
  refuse: 'Recusar',
};

/** A second delivery of what nobody took. */
export const redeliveryWords = {
  title: 'Entregar de novo?',
  act: 'Entregar de novo',
  lead: 'Sai um novo pedido com o que não foi entregue, para o mesmo cliente e com o mesmo código.',
  goodsAt: {
    shop: 'Os produtos estão na loja.',
    hub: 'Os produtos estão na base da empresa e são coletados lá.',
    courier: 'Os produtos estão com o entregador, que é chamado primeiro.',
  },
  placed: (id: string) => `Sai de novo no pedido ${id}`,
};

/** What recipients think of a delivery. */
export const ratingWords = {
  rated: (stars: number) => `Nota do cliente: ${stars} de 5`,
  reasons: {
    on_time: 'Chegou no prazo',
    kind: 'Gentileza',
    careful: 'Cuidado com o pedido',
    late: 'Atrasou',
    rude: 'Falta de educação',
    damaged: 'Chegou danificado',
    other: 'Outra coisa',
  },
};

export const openSessionWords = {
  here: 'este aparelho',
  since: (when: string) => `desde ${when}`,
  end: 'Encerrar',
};

export const passwordWords = {
  current: 'Senha atual',
  fresh: 'Senha nova',
  change: 'Trocar senha',
  changed: 'Senha trocada.',
};

export const factorWords = {
  title: 'Verificação em duas etapas',
  required: 'Sua empresa exige um segundo passo para entrar. Leva um minuto.',
  lead: 'Além da senha, cada entrada pede um código de um aplicativo do seu celular. Quem descobrir a senha não entra.',
  begin: 'Cadastrar aplicativo',
  password: 'Sua senha',
  scan: 'Abra um aplicativo de códigos (Google Authenticator, Aegis, 1Password…) e aponte a câmera para o QR code.',
  qr: 'QR code para o aplicativo',
  typed: 'Sem câmera? Digite no aplicativo:',
  code: 'Código que o aplicativo mostra',
  confirm: 'Confirmar',
  recoveryTitle: 'Guarde estes códigos',
  recovery: 'Cada um permite entrar uma vez se você perder o celular. Eles não aparecem de novo.',
  kept: 'Guardei os códigos',
  on: 'Ligada: cada entrada pede um código.',
  left: (count: number) =>
    plural(count, 'Resta 1 código de recuperação.', `Restam ${count} códigos de recuperação.`),
  few: 'Desligue e cadastre de novo para receber códigos novos.',
  remove: 'Desligar',
  removed: 'Verificação desligada',
  removeCode: 'Código do aplicativo ou de recuperação',
  out: 'Sair',
};
