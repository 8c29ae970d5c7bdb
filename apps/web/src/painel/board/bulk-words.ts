import { words } from '../../ground/language.js';

/** Texts of bulk commands. */
export const bulkWords = words(
  {
    back: 'Voltar',
    does: {
      assign: 'Atribuir',
      release: 'Tirar do entregador',
      ready: 'Marcar como prontos',
      complete: 'Concluir',
      cancel: 'Cancelar',
      ungroup: 'Tirar do grupo',
      confirmPayment: 'Confirmar pagamento',
    },
    question: (does: string, what: string, who: string | null) =>
      who === null ? `${does}: ${what}?` : `${does} ${what} a ${who}?`,
    go: (does: string, count: number) => `${does} (${count})`,
    consequence: {
      assign: 'Quem já tem entregador passa a este. Pode ser desfeito.',
      release: 'Os pedidos saem da lista dos entregadores e a busca recomeça. Pode ser desfeito.',
      ready: 'A busca por entregadores começa. Isto não pode ser desfeito.',
      complete: 'Os pedidos terminam como entregues e os entregadores recebem. Isto não pode ser desfeito.',
      cancel:
        'As buscas terminam, os entregadores são avisados e o que foi pago é devolvido. Isto não pode ser desfeito.',
      ungroup: 'Cada pedido segue sozinho. Isto não pode ser desfeito.',
      confirmPayment: 'Os pedidos contam como pagos e seguem. Isto não pode ser desfeito.',
    },
    cancelCollected: (count: number) =>
      `Em ${count} o entregador já está com a mercadoria: ela volta à loja antes de o pedido terminar. Os outros terminam agora e o que foi pago é devolvido. Isto não pode ser desfeito.`,
    cannot: (count: number) =>
      count === 1 ? '1 não aceita e fica de fora:' : `${count} não aceitam e ficam de fora:`,
    strip: 'Comando em lote',
    job: {
      assign: 'Atribuir',
      release: 'Tirar do entregador',
      ready: 'Marcar como prontos',
      complete: 'Concluir',
      cancel: 'Cancelar',
      ungroup: 'Tirar do grupo',
      confirm_payment: 'Confirmar pagamento',
      undo: 'Desfazer',
    },
    progress: (done: number, total: number) => `${done} de ${total}`,
    leave: 'Pode sair desta tela.',
    ended: (done: number, refused: number) =>
      `${done} ${done === 1 ? 'feito' : 'feitos'}${refused === 0 ? '' : `, ${refused} ${refused === 1 ? 'recusado' : 'recusados'}`}`,
    undo: 'Desfazer tudo',
    results: 'Ver recusados',
    dismiss: 'Fechar aviso',
    everything: (count: number) => `Selecionar os ${count} da visualização`,
  },
  {
    back: 'Go back',
    does: {
      assign: 'Assign',
      release: 'Release',
      ready: 'Mark as ready',
      complete: 'Complete',
      cancel: 'Cancel',
      ungroup: 'Take out of group',
      confirmPayment: 'Confirm payment',
    },
    question: (does, what, who) => (who === null ? `${does} ${what}?` : `${does} ${what} to ${who}?`),
    go: (does, count) => `${does} ${count}`,
    consequence: {
      assign: 'Those that have a courier go to this one. It can be undone.',
      release: 'The couriers lose the orders and the search begins again. It can be undone.',
      ready: 'The search for couriers begins. This cannot be undone.',
      complete: 'The orders end as delivered and the couriers are paid. This cannot be undone.',
      cancel: 'The searches end, the couriers are told and what was paid comes back. This cannot be undone.',
      ungroup: 'Each order goes alone. This cannot be undone.',
      confirmPayment: 'The orders count as paid and go on. This cannot be undone.',
    },
    cancelCollected: (count) =>
      `For ${count} the courier has the goods: they go back to the merchant before the order ends. The others end now and what was paid comes back. This cannot be undone.`,
    cannot: (count) => `${count} cannot be and stay as they are:`,
    strip: 'Bulk command',
    job: {
      assign: 'Assign',
      release: 'Release',
      ready: 'Mark as ready',
      complete: 'Complete',
      cancel: 'Cancel',
      ungroup: 'Take out of group',
      confirm_payment: 'Confirm payment',
      undo: 'Undo',
    },
    progress: (done, total) => `${done} of ${total}`,
    leave: 'You may leave this screen.',
    ended: (done, refused) => (refused === 0 ? `${done} done` : `${done} done, ${refused} refused`),
    undo: 'Undo all',
    results: 'See refused',
    dismiss: 'Close notice',
    everything: (count) => `Select all ${count} of the view`,
  },
);
