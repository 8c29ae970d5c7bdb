import { atMomentInSpanish as atMoment } from '../moment-words.js';
import { inSpanish as plural } from '../plural.js';
import type * as pt from './pt.js';

/** This language, as addresses and the API name it, and whose dates it has. */
/** Amounts as Brazil writes them, which is how its Spanish-speaking neighbours do: “R$ 1.234,50”. */
export const locale: typeof pt.locale = { code: 'es', dates: 'es', numbers: 'pt-BR' };

export const fileWords: typeof pt.fileWords = {
  cut: 'El archivo no llegó completo y no se guardó. Inténtalo de nuevo.',
};

/** Developers' apps in the words of all who meet them: their team, merchants and the platform's people. */
export const developerAppWords: typeof pt.developerAppWords = {
  types: { open_delivery: 'Open Delivery', full_api: 'Full API', model_m: 'Modelo M' },
  states: { draft: 'Borrador', submitted: 'En revisión', approved: 'Aprobada', refused: 'Rechazada' },
  since: (when) => `desde ${when}`,
  used: (when) => `usada ${atMoment(when)}`,
  unused: 'nunca usada',
  ended: (when) => `desconectada ${atMoment(when)}`,
  checks: {
    token_cached: 'Guarda el token y lo vuelve a usar',
    answers_in_time: 'Responde a los webhooks en 10 segundos como máximo',
    bad_signature_refused: 'Rechaza una firma incorrecta',
    repeat_accepted: 'Acepta de nuevo un mensaje repetido',
    cancel_handled: 'Acepta mensajes de cancelación',
    order_completed: 'Acepta mensajes de pedidos terminados',
  },
  passed: 'Visto',
  failed: 'No pasó',
  unknown: 'Aún no visto',
  seen: (good, bad) => `${String(good)} como se esperaba, ${String(bad)} no`,
  tokens: (calls, tokens) =>
    `${String(calls)} ${plural(calls, 'llamada', 'llamadas')} con ${String(tokens)} ${plural(tokens, 'token pedido', 'tokens pedidos')}`,
};

export const mapWords: typeof pt.mapWords = {
  noCity: 'Todavía no hay mapa de esta ciudad. Quien administra la empresa lo trae en Lugares, Ciudad.',
};

/** States of “una entrega” as people outside the delivery company read them. */
export const deliveryStatusWords: typeof pt.deliveryStatusWords = {
  waiting: 'Espera el pago',
  scheduled: 'Programada',
  preparing: 'En preparación',
  pending: 'Buscando repartidor',
  accepted: 'Repartidor camino a la tienda',
  arrived_pickup_location: 'Repartidor en la tienda',
  collected: 'Salió a entregar',
  delivered: 'Volviendo a la tienda',
  completed: 'Terminada',
  cancelled: 'Cancelada',
};

/** States of “un pedido” as people outside the delivery company read them. */
export const orderStatusWords: typeof pt.orderStatusWords = {
  waiting: 'Espera el pago',
  scheduled: 'Programado',
  preparing: 'En preparación',
  pending: 'Buscando repartidor',
  accepted: 'Repartidor camino a la tienda',
  arrived_pickup_location: 'Repartidor en la tienda',
  collected: 'Salió a entregar',
  delivered: 'Volviendo a la tienda',
  completed: 'Terminado',
  cancelled: 'Cancelado',
};

export const themeWords: typeof pt.themeWords = {
  theme: 'Tema',
  themes: { system: 'Del dispositivo', light: 'Claro', dark: 'Oscuro' },
};

export const copyWords: typeof pt.copyWords = { copy: 'Copiar', copied: 'Copiado' };

export const dialogWords: typeof pt.dialogWords = {
  close: 'Cerrar',
  cancel: 'Volver',
  discardTitle: '¿Descartar lo que escribiste?',
  discardLead: 'Lo escrito en esta ventana todavía no se guardó.',
  discard: 'Descartar',
};

export const drawerWords: typeof pt.drawerWords = { close: 'Cerrar' };

export const emptyWords: typeof pt.emptyWords = { again: 'Intentar de nuevo', loading: 'Cargando' };

export const formWords: typeof pt.formWords = {
  title: '¿Salir sin guardar?',
  lead: 'Lo que cambiaste en esta pantalla todavía no se guardó.',
  leave: 'Salir sin guardar',
  check: 'Revisa los campos marcados.',
};

export const listViewsWords: typeof pt.listViewsWords = {
  views: 'Vistas',
  sharedBy: (name, who) => `${name} · de ${who}`,
  keep: 'Guardar esta vista…',
  keepTitle: 'Guardar vista',
  remove: (name) => `Eliminar “${name}”`,
  name: 'Nombre',
  share: 'Compartir',
  save: 'Guardar',
};

export const listWords: typeof pt.listWords = {
  more: 'Mostrar más',
  stale: (when) => `Lista de ${when}: no se pudo leer de nuevo.`,
  again: 'Intentar de nuevo',
  file: 'Exportar CSV',
};

export const logInWords: typeof pt.logInWords = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  code: 'Código de la aplicación',
  codeHint: 'Seis números, o un código de recuperación.',
  wrong: 'El correo o la contraseña no coinciden.',
  enter: 'Entrar',
  forgot: 'Olvidé mi contraseña',
  forgotLead: 'Enviamos un enlace para elegir otra contraseña. Vale 30 minutos.',
  send: 'Enviar enlace',
  sent: 'Si este correo está registrado, el enlace llega en instantes.',
  back: 'Volver',
};

export const logoFormWords: typeof pt.logoFormWords = { send: 'Enviar logo', remove: 'Quitar logo' };

export const mailboxWords: typeof pt.mailboxWords = {
  open: 'Demostración: ver el mensaje que se enviaría',
};

export const mapFrameWords: typeof pt.mapFrameWords = { in: 'Acercar', out: 'Alejar', fit: 'Mostrar todo' };

export const periodWords: typeof pt.periodWords = {
  period: 'Período',
  from: 'Desde',
  to: 'Hasta',
  presets: {
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    this: 'Este mes',
    last: 'Mes pasado',
    own: 'Otro período',
  },
};

export const pickerWords: typeof pt.pickerWords = { none: 'No se encontró nada', waiting: 'Calculando…' };

export const reasonWords: typeof pt.reasonWords = {
  cancel: 'Volver',
  reason: 'Motivo',
  missing: 'Di el motivo.',
};

export const tableWords: typeof pt.tableWords = { sortBy: (name) => `Ordenar por ${name}`, sum: 'Total' };

export const toastWords: typeof pt.toastWords = { undo: 'Deshacer', close: 'Cerrar', messages: 'Avisos' };

/** Refusals that an app needs before it has loaded its own, by the core's code. */
export const firstProblems: typeof pt.firstProblems = {
  offline: 'Sin conexión con el servidor. Revisa la red e inténtalo de nuevo.',
  session_changed: 'Otra persona entró en este navegador. Abre la página de nuevo.',
  wrong_password: 'La contraseña no coincide.',
};

/** Refusals from before the core, or with a code that an old page does not know, by status; and all others. */
export const otherProblems: typeof pt.otherProblems = {
  statuses: {
    401: 'Tu sesión terminó. Entra de nuevo.',
    403: 'Tu perfil no permite esta acción.',
    404: 'Esto ya no existe. Abre la pantalla de nuevo.',
    408: 'La conexión es demasiado lenta. Inténtalo de nuevo.',
    409: 'Esto cambió mientras trabajabas. Mira cómo está ahora e inténtalo de nuevo.',
    410: 'Esto ya no existe. Abre la pantalla de nuevo.',
    413: 'El archivo es demasiado grande. Envía uno menor.',
    429: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  },
  failed: 'El servidor falló. Inténtalo de nuevo en instantes.',
  refused: 'El servidor no lo aceptó. Revisa los datos e inténtalo de nuevo.',
  unknown: 'Algo salió mal. Inténtalo de nuevo.',
};

/** Faulty fields, by the API's own sentence. */
export const fieldProblems: typeof pt.fieldProblems = {
  'A value is required': 'Completa este campo.',
  'Somebody else has this value already': 'Ya existe un registro con este dato.',
  'There are too many': 'Pasa del límite. Usa menos.',
  'The URL is not valid': 'La dirección no es válida. Cópiala entera, con https://.',
  'The URL must use https': 'La dirección tiene que empezar con https.',
  'The port of the URL is not allowed': 'El puerto de la dirección no está permitido. Usa el 443.',
  'The URL must lead to a public address': 'La dirección tiene que ser pública.',
  'The host of the URL does not resolve':
    'No se encontró el dominio de la dirección. Revisa cómo está escrito.',
  other: 'Este valor no es válido.',
};

/** Refusals that every app can meet, by the core's code; each app's own go before them. */
export const commonProblems: typeof pt.commonProblems = {
  credential_invalid: 'Tu sesión terminó. Entra de nuevo.',
  forbidden: 'Tu perfil no permite esta acción.',
  caller_blocked: 'Esta cuenta está bloqueada. Habla con la empresa.',
  rate_limited: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  too_many_attempts: 'Demasiados intentos. Espera unos minutos.',
  order_not_found: 'Este pedido ya no existe.',
  document_not_found: 'Esto ya no existe. Abre la pantalla de nuevo.',
  evidence_not_found: 'Esta foto ya no existe. Envíala de nuevo.',
  not_unique: 'Ya existe un registro con este dato.',
  address_not_found: 'Dirección no encontrada. Revisa la calle y el número.',
  outside_service_area: 'La dirección queda fuera de la zona de cobertura.',
  transition_refused: 'El pedido ya avanzó y no acepta más esta acción.',
  order_not_active: 'El pedido ya terminó.',
  insufficient_balance: 'El saldo de la billetera no cubre el valor.',
  limit_reached: 'Se alcanzó el límite. Envía menos de una vez o quita lo que ya no usas.',
  wrong_code: 'El código no coincide. Espera el próximo e inténtalo de nuevo.',
  idempotency_conflict: 'Esto ya se envió con otros datos. Revisa la lista antes de enviarlo de nuevo.',
  feature_disabled: 'Esta función está desactivada.',
  plan_required: 'El plan de la empresa no incluye esta función.',
  storage_unavailable: 'El servidor está ocupado. Inténtalo de nuevo en instantes.',
  hub_moving: 'El sistema está en mantenimiento por un instante. Inténtalo de nuevo en unos segundos.',
  hub_moved: 'La empresa se mudó de servidor. Abre la página de nuevo.',
  external_service_unavailable: 'Un servicio externo no respondió. Inténtalo de nuevo en instantes.',
  invalid_value: 'Uno de los datos no es válido. Revísalo e inténtalo de nuevo.',
  required_value: 'Falta completar un campo.',
};

/** What happens to goods that nobody takes at the door. */
export const fallbackWords: typeof pt.fallbackWords = {
  label: 'Si nadie lo recibe',
  usual: 'Como siempre',
  company: 'Como lo hace la empresa',
  defaultHint: 'Vale para los pedidos que no dicen otra cosa.',
  acts: {
    return: 'Vuelve a la tienda',
    leave_at_door: 'Dejar en la puerta, con foto',
    neighbour: 'Dejar con un vecino o en la portería',
    try_again_today: 'Vuelve y sale otra vez hoy',
    try_again_tomorrow: 'Vuelve y sale otra vez mañana',
    dispose: 'Desechar',
  },
  neighbour: '¿Dejar con quién?',
  neighbourHint: 'Nombre del vecino o “portería”.',
  neighbourMissing: 'Diga con quién dejarlo.',
  collects: 'Hay un valor que cobrar: alguien tiene que estar para pagar.',
  leftAtDoor: 'Dejado en la puerta, con foto',
  leftWith: (who: string) => `Dejado con ${who}`,
  leaveWith: (who: string) => `dejar con ${who}`,
};

/** What recipients ask for on the tracking page. */
export const requestWords: typeof pt.requestWords = {
  title: 'Pedidos de clientes',
  kinds: { pin: 'Otro punto', time: 'Otro horario', redelivery: 'Otra entrega' },
  costs: (price: string) => `${price} más`,
  accept: 'Aceptar',
  refuse: 'Rechazar',
};

/** A second delivery of what nobody took. */
export const redeliveryWords: typeof pt.redeliveryWords = {
  title: '¿Entregar de nuevo?',
  act: 'Entregar de nuevo',
  lead: 'Sale un nuevo pedido con lo que no se entregó, para el mismo cliente y con el mismo código.',
  goodsAt: {
    shop: 'Los productos están en la tienda.',
    hub: 'Los productos están en la base de la empresa y se recogen allí.',
    courier: 'Los productos están con el repartidor, a quien se llama primero.',
  },
  placed: (id: string) => `Sale otra vez en el pedido ${id}`,
};

/** What recipients think of a delivery. */
export const ratingWords: typeof pt.ratingWords = {
  rated: (stars: number) => `Nota del cliente: ${stars} de 5`,
  reasons: {
    on_time: 'Llegó a tiempo',
    kind: 'Amabilidad',
    careful: 'Cuidado con el pedido',
    late: 'Se demoró',
    rude: 'Falta de respeto',
    damaged: 'Llegó dañado',
    other: 'Otra cosa',
  },
};

export const openSessionWords: typeof pt.openSessionWords = {
  here: 'este dispositivo',
  since: (when) => `desde ${when}`,
  end: 'Cerrar',
};

export const passwordWords: typeof pt.passwordWords = {
  current: 'Contraseña actual',
  fresh: 'Contraseña nueva',
  change: 'Cambiar contraseña',
  changed: 'Contraseña cambiada.',
};

export const factorWords: typeof pt.factorWords = {
  title: 'Verificación en dos pasos',
  required: 'Tu empresa exige un segundo paso para entrar. Lleva un minuto.',
  lead: 'Además de la contraseña, cada entrada pide un código de una aplicación de tu celular. Quien descubra la contraseña no entra.',
  begin: 'Registrar aplicación',
  password: 'Tu contraseña',
  scan: 'Abre una aplicación de códigos (Google Authenticator, Aegis, 1Password…) y apunta la cámara al código QR.',
  qr: 'Código QR para la aplicación',
  typed: '¿Sin cámara? Escribe en la aplicación:',
  code: 'Código que muestra la aplicación',
  confirm: 'Confirmar',
  recoveryTitle: 'Guarda estos códigos',
  recovery: 'Cada uno permite entrar una vez si pierdes el celular. No aparecen de nuevo.',
  kept: 'Guardé los códigos',
  on: 'Activada: cada entrada pide un código.',
  left: (count) =>
    plural(count, 'Queda 1 código de recuperación.', `Quedan ${count} códigos de recuperación.`),
  few: 'Desactívala y regístrala de nuevo para recibir códigos nuevos.',
  remove: 'Desactivar',
  removed: 'Verificación desactivada',
  removeCode: 'Código de la aplicación o de recuperación',
  out: 'Salir',
};
