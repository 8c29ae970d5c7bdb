import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { inSpanish as plural } from '../../ground/plural.js';
import type * as pt from './pt.js';

export const erasureWords: typeof pt.erasureWords = {
  ask: 'Pedir que borren mis datos',
  title: '¿Pedir que borren tus datos?',
  lead: (company) =>
    `${company} recibe la solicitud. Cuando borre tus datos, ya no podrás entrar en la aplicación: cobra antes lo que te deban.`,
  send: 'Enviar solicitud',
  asked: (company, at) => `Pediste el ${at} que se borren tus datos. ${company} va a responder.`,
};

export const accountNoticeWords: typeof pt.accountNoticeWords = {
  title: 'Tus datos',
  copy: 'Descargar una copia de mis datos',
};

export const accountWords: typeof pt.accountWords = {
  company: 'Empresa',
  phone: 'Celular',
  vehicle: 'Vehículo',
  pixKey: 'Clave Pix',
  none: 'sin registrar',
  call: (name) => `Llamar a ${name}`,
  pixTitle: 'Clave Pix para retiros',
  yourPassword: 'Tu contraseña',
  whyPassword: 'Pedimos la contraseña para que nadie la cambie en tu lugar.',
  wrongPassword: 'La contraseña no coincide.',
  passwordTitle: 'Cambiar la contraseña',
  save: 'Guardar',
  saved: 'Guardado.',
  preferences: 'Aplicación',
  sound: 'Sonido en las ofertas',
  push: 'Avisar ofertas con la pantalla apagada',
  pushLeads: {
    usual: 'Solo mientras estás en línea, en este celular.',
    refused:
      'El celular bloqueó los avisos. Abre el candado junto a la dirección (o Configuración › Aplicaciones › Navegador › Notificaciones) y permite Notificaciones.',
    failed: 'El celular no pudo activar los avisos ahora. Inténtalo de nuevo en un rato.',
  },
  theme: 'Apariencia',
  themes: { system: 'Como el celular', light: 'Clara', dark: 'Oscura' },
  sessions: 'Dónde tienes la sesión abierta',
  everywhere: 'Salir de todos los dispositivos',
  leave: 'Salir de la cuenta',
  leaveTitle: '¿Salir de la cuenta?',
  leaveLead: 'Se borra todo lo que la aplicación guardó en este celular.',
  leaveLosing: (count) =>
    `Hay ${count} ${plural(count, 'acción', 'acciones')} por enviar. Si sales ahora, ${plural(count, 'se pierde', 'se pierden')}.`,
};

export const enterWords: typeof pt.enterWords = {
  title: 'Entrar',
  phone: 'Celular con código de área',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  enter: 'Entrar',
  wrong: 'El celular o la contraseña no coinciden.',
  forgotten: 'Olvidé mi contraseña',
  resetTitle: 'Contraseña nueva',
  sendLink: 'Recibir enlace',
  sent: (phone) =>
    `Si ${phone} está registrado, en instantes llega un enlace para elegir la contraseña nueva. Vale 30 minutos.`,
  back: 'Volver',
  register: 'Quiero ser repartidor',
  closed: (note) => `Tu acceso no está activo. La empresa escribió: ${note}`,
  why: {
    ended: 'Tu sesión terminó. Entra de nuevo; lo que faltaba enviar sigue guardado.',
    suspended: 'Tu acceso fue suspendido. Habla con la empresa.',
  },
};

export const mapWords: typeof pt.mapWords = {
  title: 'Mapa del día',
  map: 'Mapa con los pedidos y contigo',
  own: 'Tus pedidos',
  noOwn: 'No tienes pedidos ahora.',
  where: 'Dónde hay pedidos',
  whereLead: 'Tiendas con pedidos que esperan repartidor o con pedidos en la última hora.',
  nowhere: 'Ningún pedido en la última hora.',
  waiting: (count) => plural(count, '1 pedido esperando', `${count} pedidos esperando`),
  recent: (count) => plural(count, '1 en la última hora', `${count} en la última hora`),
  far: (distance) => `a ${distance} de ti`,
  you: 'Tú',
  pickup: (shop) => `Recogida: ${shop}`,
  stop: (who) => `Entrega: ${who}`,
  back: (shop) => `Vuelta: ${shop}`,
  someone: 'cliente',
  stale: 'Sin internet. El mapa muestra la última situación recibida.',
};

export const documentWords: typeof pt.documentWords = {
  title: 'Extractos en PDF y CSV',
  week: (from, to) => `Semana del ${from} al ${to}`,
  year: (year) => `Año ${year}`,
};

export const moneyWords: typeof pt.moneyWords = {
  title: 'Ganancias',
  stale: 'Sin internet. Los valores son los últimos recibidos.',
  today: 'Hoy',
  week: '7 días',
  orders: (count) => plural(count, '1 pedido', `${count} pedidos`),
  balance: 'Para retirar',
  withdraw: 'Retirar',
  parts: 'Detalles',
  ordersTab: 'Pedidos',
  statement: 'Movimientos',
  withdrawals: 'Retiros',
  contests: 'Reclamos',
};

export const withdrawWords: typeof pt.withdrawWords = {
  cancel: 'Cancelar retiro',
  withdrawTitle: 'Retirar',
  noPixKey: 'Para retirar, registra la clave Pix que recibe el dinero.',
  toPixKey: 'Registrar clave Pix',
  toKey: (key) => `La empresa paga a la clave Pix ${key}.`,
  amount: 'Valor en reales',
  tooMuch: (most) => `Tienes ${most} para retirar.`,
  ask: (amount) => `Pedir ${amount}`,
  unanswered: (amount) =>
    `Pediste ${amount} y la respuesta no llegó. Envíalo de nuevo para saberlo: la solicitud cuenta una sola vez.`,
  askAgain: (amount) => `Enviar de nuevo ${amount}`,
};

export const entryWords: typeof pt.entryWords = {
  noOrders: 'Tus pedidos terminados aparecen aquí.',
  noEntries: 'Ningún movimiento todavía.',
  cancelled: 'cancelado',
  order: 'Pedido',
  way: 'Recorrido',
  wayBack: 'Recorrido de vuelta',
  stops: 'Entregas',
  pay: 'Ganaste',
  payLines: {
    base: 'Precio base',
    distance: 'Kilómetros',
    stops: 'Paradas extra',
    return: 'Vuelta a la tienda',
    minimum: 'Complemento hasta el mínimo',
    period: 'Horario',
    surge: 'Precio dinámico',
    agreed: 'Acordado aparte',
    pay_minimum: 'Complemento hasta el mínimo del pedido',
    pay_distance: 'Complemento hasta el mínimo por km',
    rush: 'Bono del modo pico o lluvia',
    failed: 'No entregado',
    return_ride: 'Vuelta con la mercadería',
    waiting: 'Espera',
    raise: 'Agregado por la empresa',
    floor: 'Complemento hasta el piso',
    tip: 'Propina',
  },
};

export const codeWords: typeof pt.codeWords = {
  title: 'Confirma tu celular',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'correo' },
  lead: (channel, phone, minutes) =>
    `Enviamos un código por ${channel} a ${phone}. Vale ${String(minutes)} minutos.`,
  known: 'Si ya estás registrado en esta empresa, el mensaje dice cómo entrar.',
  code: 'Código de 6 números',
  confirm: 'Confirmar',
  again: 'Enviar otro código',
  sentAgain: 'Enviamos otro código: vale solo el del último mensaje.',
  back: 'Corregir mis datos',
  wrong: 'El código no coincide o ya venció. Escribe el del último mensaje, o pide otro.',
  told: 'El registro no se hizo. Enviamos un mensaje a tu celular con el motivo y qué hacer.',
};

export const registerWords: typeof pt.registerWords = {
  title: 'Quiero ser repartidor',
  companyLead: 'Usa el enlace que te mandó la empresa, o escribe su número.',
  company: 'Número de la empresa',
  companyUnknown: 'No existe una empresa con este número.',
  at: (name, city) => `${name} · ${city}`,
  next: 'Continuar',
  back: 'Volver',
  finish: 'Enviar registro',
  have: 'Ya estoy registrado',
  steps: { person: 'Tú', vehicle: 'Tu vehículo', access: 'Pago y contraseña' },
  progress: (at, of) => `Paso ${at} de ${of}`,
  name: 'Nombre completo',
  phone: 'Celular con código de área',
  cpf: 'CPF',
  wrong: 'Revisa: este dato no fue aceptado.',
  fix: 'Falta corregir un dato.',
  noCode: 'Esta empresa no puede enviar códigos a celulares. Pídele que haga tu registro.',
};

export const paperWords: typeof pt.paperWords = {
  photosTitle: 'Fotos de los documentos',
  photosLead: (count) =>
    plural(
      count,
      'Falta 1 foto. Tómala con buena luz, sin reflejos.',
      `Faltan ${count} fotos. Tómalas con buena luz, sin reflejos.`,
    ),
  waitTitle: (name) => `${name}, tu registro está en revisión`,
  waitLead: 'La empresa revisa tus datos y habilita el acceso. Puedes cerrar la aplicación.',
  noNetwork: 'Sin internet. Las fotos están guardadas y se enviarán solas.',
  papers: {
    identity: 'Documento de identidad con foto',
    face: 'Foto de tu rostro',
    cnh: 'Licencia (CNH)',
    vehicle_registration: 'Documento del vehículo',
    address_proof: 'Comprobante de domicilio (si lo piden)',
  },
  paperState: { waiting: 'guardada, enviando', sent: 'enviada', missing: 'falta' },
  take: 'Tomar foto',
  retake: 'Cambiar',
  look: 'Ver si ya fue aprobado',
  leave: 'Salir',
};

export const laterStepWords: typeof pt.laterStepWords = {
  vehicle: '¿Con qué haces las entregas?',
  vehicles: {
    motorbike: 'Moto',
    bicycle: 'Bicicleta',
    scooter: 'Monopatín',
    car: 'Auto',
    truck: 'Camión',
  },
  model: 'Modelo',
  color: 'Color',
  plate: 'Placa',
  cnh: 'Número de la licencia (CNH)',
  pixKey: 'Clave Pix',
  pixHint: 'Para recibir tus ganancias. Puede quedar para después.',
  password: 'Crea una contraseña',
  passwordHint: `Al menos ${PASSWORD_MIN.courier} letras o números.`,
};

export const appWords: typeof pt.appWords = {
  work: 'Trabajo',
  map: 'Mapa',
  shifts: 'Turnos',
  money: 'Ganancias',
  account: 'Cuenta',
  navigation: 'Pantallas',
  noNetwork: 'Sin internet. Lo que hagas se enviará después.',
  sending: (count) => plural(count, '1 acción por enviar', `${count} acciones por enviar`),
  close: 'Cerrar',
  back: 'Volver',
  slide: (act) => `Desliza para confirmar: ${act}`,
  tapAgain: (act) => `Toca de nuevo: ${act}`,
  again: 'Intentar de nuevo',
};

export const plannedShiftWords: typeof pt.plannedShiftWords = {
  title: 'Turnos',
  stale: 'Sin internet: los turnos son de la última lectura.',
  mine: 'Mis turnos',
  noneMine: 'No tienes turno.',
  free: 'Lugares',
  noneFree: 'Ningún lugar publicado para tu vehículo ahora.',
  past: 'Últimos turnos',
  places: (count) => plural(count, '1 lugar', `${String(count)} lugares`),
  full: 'lleno',
  confirmed: 'confirmado',
  waiting: (position) => `${String(position)}.º en espera`,
  take: 'Tomar este turno',
  wait: 'Entrar en la espera',
  giveBack: 'Devolver el lugar',
  leave: 'Salir de la espera',
  tooLate: (time) => `El plazo para devolverlo era ${time}. ¿No puedes ir? Habla con la central.`,
  onlyFor: (shop) => `solo para ${shop}`,
  noGuarantee: 'Sin garantía',
  promise: {
    hour: (amount) => `Garantía de ${amount} por hora`,
    shift: (amount) => `Garantía de ${amount} por el turno`,
  },
  how: 'Cómo funciona',
  explained: (promise) =>
    `${promise}: si los pedidos que aceptas en el turno rinden menos, la empresa completa la diferencia en tu billetera.`,
  least: (percent) =>
    `Acepta al menos el ${String(percent)}% de las ofertas; rechazar o no responder cuenta.`,
  onlyAvailable: 'Solo cuenta el tiempo en que estás disponible en la aplicación.',
  until: (time) => `Puedes devolverlo hasta ${time}.`,
};

export const pastShiftWords: typeof pt.pastShiftWords = {
  worked: 'trabajado',
  missed: 'ausencia',
  counted: 'Tiempo contado',
  refused: 'Ofertas rechazadas',
  of: (some, all) => `${String(some)} de ${String(all)}`,
  earned: 'Ganado con pedidos',
  guaranteed: (promise) => promise,
  toppedUp: 'La empresa completó',
  lost: (percent) => `Sin garantía: menos del ${String(percent)}% de las ofertas aceptadas.`,
};

export const callCompanyWords: typeof pt.callCompanyWords = { call: 'Llamar a la central' };

export const goodsWords: typeof pt.goodsWords = {
  title: {
    bring_back: (shop) => `Los productos de ${shop} están contigo: devuélvelos`,
    hand_over: (shop, who) => `Los productos de ${shop} están contigo: entrégalos a ${who}`,
    receive: (shop, who) => `Los productos de ${shop} están con ${who}`,
  },
  bringBack: (id, address) => `El pedido ${id} ya no es tuyo. Lleva los productos de vuelta: ${address}.`,
  handOver: (id, who) => `El pedido ${id} ahora es de ${who}. Acuerden dónde encontrarse.`,
  receive: (id, who, at) =>
    `${who} recogió el pedido ${id} a las ${at}, antes de que pasara a ti. Acuerden dónde encontrarse.`,
  call: (who) => `Llamar a ${who}`,
  broughtBack: 'Devolví los productos',
  handedOver: (who) => `Se los entregué a ${who}`,
};

export const helpButtonWords: typeof pt.helpButtonWords = { help: 'Emergencia' };

export const helpWords: typeof pt.helpWords = {
  title: 'Emergencia',
  known: { '190': 'Policía', '191': 'Policía de carreteras', '192': 'Ambulancia', '193': 'Bomberos' },
  company: 'Central',
  call: 'Llamar',
  share: 'Compartir dónde estoy',
  shareAgain: 'Compartir de nuevo',
  shared: 'La central recibió tu pedido de ayuda y ve dónde estás.',
  failed: 'La central no lo recibió: llama.',
  lead: 'La central ve una alerta con tu nombre y el lugar donde estás.',
};

export const noticeWords: typeof pt.noticeWords = {
  returningTitle: (id) => `El pedido ${id} fue cancelado`,
  returning: (shop) =>
    `No lo entregues: lleva los productos de vuelta a ${shop} y toca "Devolví el pedido". Si ya lo entregaste, llama a la central antes de volver.`,
  understood: 'Entendido',
  told: (at) => `Aviso de la central (${at})`,
  read: 'Leído',
  silent: 'El sonido de las ofertas está apagado. Toca la pantalla para activarlo.',
  allowSound: 'Activar el sonido',
};

export const pushWords: typeof pt.pushWords = {
  title: 'Recibe ofertas con la pantalla apagada',
  lead: 'El celular avisa cada oferta, con el valor y el recorrido, aunque la aplicación esté cerrada. Solo mientras estás en línea.',
  allow: 'Permitir avisos',
  later: 'Ahora no',
  refused: 'El celular bloqueó los avisos',
  refusedLead:
    'Las ofertas llegan solo con la aplicación abierta. Para cambiarlo, abre el candado junto a la dirección (o Configuración › Aplicaciones › Navegador › Notificaciones) y permite Notificaciones.',
  understood: 'Entendido',
};

/** Reasons why an order was cancelled, by the core's code. */
export const reasonWords: typeof pt.reasonWords = {
  merchant_request: 'lo pidió la tienda',
  consumer_request: 'el cliente desistió',
  operator: 'decisión de la central',
  not_served: 'ningún repartidor a tiempo',
  payment_expired: 'no se pagó',
  no_show: 'el repartidor no fue a buscarlo',
  problem_at_merchant: 'problema en la tienda',
  acceptance_too_slow: 'demora en aceptar',
  wrong_order_or_pickup: 'pedido o recogida equivocados',
  problem_resolution: 'la central resolvió un problema',
  other: 'otro motivo',
};

export const sheetWords: typeof pt.sheetWords = {
  document: (age: number) => `Vi un documento: tiene ${String(age)} años o más`,
  documentMissing: 'Pide un documento.',
  refuseAge: 'Menor de edad o sin documento',
  birthDate: 'Fecha de nacimiento en el documento',
  birthDateHint: (age: number) =>
    `Pide un documento: quien recibe debe tener ${age} años. La fecha no se guarda.`,
  tooYoung: (age: number) => `Menor de ${age} años, o fecha inválida: no entregues.`,
  deliverTitle: (who) => `Entrega para ${who}`,
  code: 'Código del cliente',
  codeHint: 'Pide los 4 números que recibió el cliente.',
  codeMissing: 'Escribe el código del cliente.',
  name: '¿Quién recibió?',
  nameHint: 'Nombre de quien tomó el pedido',
  cash: (amount) => `Recibí ${amount}`,
  cashMissing: 'Confirma que recibiste el valor.',
  photo: 'Foto de la entrega',
  photoMissing: 'La tienda pide una foto o una firma.',
  takePhoto: 'Tomar foto',
  otherPhoto: 'Tomar otra foto',
  removePhoto: 'Quitar esta foto de la entrega',
  photoTaken: 'Foto de la entrega',
  sign: 'Firma',
  signHere: 'Firma aquí con el dedo',
  clear: 'Borrar firma',
  confirmDelivery: 'Entregado',
  failTitle: 'No pude entregar',
  why: '¿Qué pasó?',
  reasons: {
    absent: 'Nadie atiende',
    address: 'La dirección no existe o está mal',
    refused: 'El cliente rechazó el pedido',
    unsafe: 'Lugar peligroso o sin acceso',
    too_young: 'Menor de edad o sin documento',
    damaged: 'El pedido está dañado',
    other: 'Otro motivo',
  },
  details: 'Cuenta qué pasó',
  detailsMissing: 'Escribe el motivo.',
  reasonMissing: 'Elige el motivo.',
  failWarning: 'Llama antes al cliente. Después de confirmar no hay vuelta atrás.',
  waitLeft: (time) => `Espera ${time} más y llama al cliente.`,
  farAway: (way) => `Estás a ${way} de la dirección.`,
  whereUnknown: 'El celular no sabe dónde estás.',
  failAsked:
    'Si no puedes esperar en la dirección, cuenta por qué y toma una foto: la central ve la distancia y el tiempo.',
  failPhoto: 'Foto del lugar',
  failPhotoMissing: 'Toma una foto del lugar.',
  callCustomer: 'Llamar al cliente',
  agreed: {
    return: 'Lleva el pedido de vuelta a la tienda.',
    leave_at_door: '¿Nadie atiende? Déjalo en la puerta y saca una foto.',
    neighbour: (who: string) => `¿Nadie atiende? Déjalo con ${who} y saca una foto.`,
    try_again_today: 'Llévalo de vuelta a la tienda: sale otra vez hoy.',
    try_again_tomorrow: 'Llévalo de vuelta a la tienda: sale otra vez mañana.',
    dispose: 'Desecha el pedido; no hace falta volver a la tienda.',
  },
  somebody: 'un vecino',
  leftName: '¿Quién lo tiene?',
  leftNameMissing: 'Escribe el nombre de quien tiene el pedido.',
  leftPhoto: 'Foto del pedido donde quedó',
  leftPhotoMissing: 'Saca una foto del pedido donde quedó.',
  confirmLeft: { door: 'Lo dejé en la puerta', neighbour: 'Lo dejé con esa persona' },
  cannotLeave: 'No se puede dejar',
  confirmFail: 'No entregado',
  giveTitle: 'No puedo llevar este pedido',
  giveWhy: '¿Por qué?',
  giveReasons: {
    flat: 'Llanta pinchada o problema con la moto',
    accident: 'Accidente',
    wait: 'La tienda demora demasiado',
    size: 'El pedido no cabe',
    health: 'Me siento mal',
    other: 'Otro motivo',
  },
  giveWarning: 'El pedido pasa a otra persona y no ganas por él.',
  confirmGive: 'Devolver el pedido',
  troubles: {
    cancelled: (id) => `El pedido ${id} fue cancelado`,
    cash: 'El aviso de efectivo no entró',
    taken: (id) => `El pedido ${id} ya no está contigo`,
    ended: (id) => `La central ya cerró el pedido ${id}`,
    code: 'El código del cliente no coincide',
    tries: 'Demasiados intentos de código',
    proof: 'Falta la foto de la entrega',
    time: 'El reloj del celular está mal',
    other: (id) => `La central no aceptó una acción del pedido ${id}`,
  },
  explain: {
    cancelled: (acts) =>
      `Mientras estabas sin internet, el pedido fue cancelado. Lo que hiciste (${acts}) quedó registrado y la central fue avisada.`,
    taken: (acts) =>
      `Mientras estabas sin internet, la central te quitó el pedido. Lo que hiciste (${acts}) quedó registrado y la central fue avisada.`,
    ended: (acts) => `La central ya había cerrado el pedido. Lo que hiciste (${acts}) quedó registrado.`,
    code: (at) => `La entrega de las ${at} no entró. Confirma el código y envíala de nuevo.`,
    tries: 'Espera un minuto y envíalo de nuevo.',
    proof: (at) => `La entrega de las ${at} necesita una foto o una firma.`,
    other: (act, at, why) => `${act} a las ${at} no entró: ${why}`,
    behind: (acts) => `Espera por esto: ${acts}.`,
  },
  cancelReason: (reason) => `Motivo: ${reason}`,
  sendAgain: 'Enviar de nuevo',
  understood: 'Entendido',
  redo: 'Rehacer la entrega',
  done: (act, at) => `${act} a las ${at}`,
  acts: {
    arrive_pickup: 'llegada a la recogida',
    collect: 'recogida',
    arrive_stop: 'llegada a la entrega',
    deliver: 'entrega',
    fail: 'entrega fallida',
    return: 'devolución',
    give_back: 'renuncia',
    address: 'dirección',
    claim_answer: 'respuesta a la reclamación',
    hand_in: 'aviso de efectivo',
    take_back: 'cancelación del aviso de efectivo',
    message: 'mensaje',
  },
  offers: 'Ofertas',
  offerOf: (at, count) => `Oferta ${at} de ${count}`,
  newOffer: 'Nueva oferta',
  toPickup: (way) => `${way} hasta la recogida`,
  way: (way, minutes) => `${way} de entrega · unos ${minutes}`,
  pickup: 'Recogida',
  drop: 'Entrega',
  drops: (count) => `${count} entregas`,
  withReturn: 'Vuelve a la tienda al final',
  collectOffer: (amount) => `Cobrar ${amount} al cliente`,
  left: (seconds) => `${seconds} s para decidir`,
  accept: 'Aceptar',
  decline: 'Rechazar',
  next: 'Ver la próxima oferta',
  gone: {
    taken: 'Esta oferta ya no vale: otro repartidor la tomó antes o el pedido fue cancelado.',
    expired: 'El tiempo de esta oferta terminó.',
  },
  kilometre: (pay) => `${pay} por km`,
  kilometreThere: (pay) => `${pay} por km con la ida hasta la retirada`,
};

export const shiftWords: typeof pt.shiftWords = {
  question: '¿Hasta qué hora trabajas?',
  open: 'Sin hora fija',
  lead: 'Después de esa hora no llegan recogidas nuevas.',
  over: (end) => `Tu turno terminó a las ${end}: no llegan recogidas nuevas.`,
};

export const storingWords: typeof pt.storingWords = {
  notStored: 'El celular no pudo guardarlo: falta espacio. Borra fotos o aplicaciones e inténtalo de nuevo.',
  photoUnread: 'El celular no pudo leer la foto. Toma otra.',
};

export const callWords: typeof pt.callWords = {
  call: 'Llamar al cliente',
  said: {
    calling: 'Tu celular va a sonar. Responde para hablar con el cliente.',
    offline: 'Sin internet no se puede llamar desde aquí.',
    full: 'Ya llamaste varias veces. Escribe un mensaje.',
    over: 'Ya no se puede llamar a este cliente.',
    failed: 'La llamada no se pudo hacer. Escribe un mensaje o prueba de nuevo en un minuto.',
  },
};

export const conversationWords: typeof pt.conversationWords = {
  open: 'Mensajes con el cliente',
  news: (count: number) => `Mensajes con el cliente (${String(count)} ${count === 1 ? 'nuevo' : 'nuevos'})`,
  title: (who: string) => `Conversación con ${who}`,
  hint: 'Ninguno ve el teléfono del otro. La central puede leer.',
  you: 'Tú',
  waits: 'enviando',
  write: 'Tu mensaje',
  send: 'Enviar',
  over: 'Esta conversación terminó.',
  quick: ['Estoy llegando', 'Estoy en la puerta', 'No encuentro la dirección'],
};

export const taskWords: typeof pt.taskWords = {
  sentence: {
    toPickup: (shop) => `Ve a ${shop}`,
    atPickup: 'Muestra el código y toma el pedido',
    atPickupPlain: 'Toma el pedido',
    toStop: (who) => `Llévalo a ${who}`,
    atStop: (who) => `Entrégalo a ${who}`,
    toReturn: (shop) => `Devuélvelo en ${shop}`,
    address: 'Informa la dirección de la entrega',
  },
  someone: 'el cliente',
  arrived: 'Llegué',
  collected: 'Tomé el pedido',
  deliver: 'Entregar',
  returned: 'Devolví el pedido',
  leftAtDepot: 'Lo dejé en la base',
  pickupCode: 'Código de recogida',
  order: (id) => `Pedido ${id}`,
  navigate: 'Navegar',
  call: 'Llamar',
  write: 'WhatsApp',
  callShop: 'Llamar a la tienda',
  otherMap: 'Otro mapa',
  apps: { waze: 'Waze', google: 'Google Maps', phone: 'Mapa del celular' },
  collect: (amount) => `Cobra ${amount}`,
  methods: { cash: 'en efectivo', card: 'con tarjeta', other: 'en la entrega' },
  change: (back, note) => `Vuelto de ${back} para ${note}`,
  pays: 'Ganas',
  due: (clock) => `hasta ${clock}`,
  farAway: (way) => `Estás a ${way} de aquí, y la central lo ve. Si ya llegaste, toca de nuevo.`,
  queue: 'Próximas paradas',
  pickupAt: (shop) => `Recoger en ${shop}`,
  stopAt: (who) => `Entregar a ${who}`,
  returnTo: (shop) => `Devolver en ${shop}`,
  up: (what) => `Hacer antes: ${what}`,
  first: (what) => `Hacer ahora: ${what}`,
  more: 'Más sobre el pedido',
  note: 'Nota de la tienda',
  instructions: 'Nota del cliente',
  comingBy: (clock: string) => `El cliente llega hasta las ${clock}`,
  wantedAt: (moment: string) => `Entregar solo el ${moment}`,
  cannot: 'No pude entregar',
  giveBack: 'No puedo llevar este pedido',
  done: (pay) => `Entregado. Ganaste ${pay}`,
  failedDone: 'Pedido cerrado',
  failedPaid: (pay) => `Pedido cerrado. Ganaste ${pay}`,
  goOn: 'Continuar',
  addressHint: 'Calle y número, barrio',
  addressLabel: 'Dirección de la entrega',
  nameLabel: 'Nombre de quien recibe',
  phoneLabel: 'Teléfono de quien recibe',
  saveAddress: 'Guardar dirección',
  suggestions: 'Direcciones parecidas',
  streetOnly: 'número no encontrado: confírmalo con el cliente',
  wouldPay: (pay, way) => `Ganas ${pay} · ${way}`,
  priced: (pay) => `Dirección guardada. Esta entrega paga ${pay}.`,
  lostTitle: (id) => `El pedido ${id} salió de tu lista`,
  lostCancelled: (reason) => `Fue cancelado: ${reason}.`,
  lostTaken: 'La central pasó el pedido a otra persona.',
  understood: 'Entendido',
};

export const workWords: typeof pt.workWords = {
  offline: 'Estás fuera de línea',
  offlineLead: 'Ponte en línea para recibir ofertas.',
  goOnline: 'Ponerme en línea',
  goOffline: 'Salir de línea',
  waiting: 'Disponible',
  locating: 'Buscando dónde estás…',
  outOfSearch: (time) => `Fuera de la búsqueda hace ${time}`,
  outLead:
    'La central no recibe tu posición, y por eso no llegan ofertas. El celular sigue intentando: deja la aplicación abierta, con internet, en un lugar abierto.',
  waitingLead: 'Buscando pedidos cerca de ti. La pantalla queda encendida mientras trabajas.',
  band: {
    toPickup: 'Camino a la recogida',
    atPickup: 'En la recogida',
    toStop: 'Camino a la entrega',
    atStop: 'En la entrega',
    toReturn: 'Devolviendo a la tienda',
  },
  network: 'Sin internet',
  pending: (count) => plural(count, '1 acción por enviar', `${count} acciones por enviar`),
  refused: 'El celular bloqueó la ubicación',
  refusedLead:
    'Sin ella no llegan ofertas. Abre el candado junto a la dirección (o Configuración › Aplicaciones › Navegador › Permisos), permite Ubicación y vuelve aquí.',
  weak: 'Sin señal de GPS. Ve a un lugar abierto.',
};

/** Texts of withdrawals and their terms. */
export const withdrawalWords: typeof pt.withdrawalWords = {
  blocked: 'La empresa bloqueó tus retiros.',
  none: 'Todavía no pediste retiros.',
  status: { pending: 'espera a la empresa', completed: 'pagado', reversed: 'devuelto' },
  states: {
    requested: 'espera aprobación',
    approved: 'aprobado, se va a pagar',
    paying: 'pagando',
    paid: 'pagado',
    returned: 'volvió al saldo',
  },
  payingSince: (time) => `pagando desde ${time}`,
  arrives: (amount, fee) => `llegan ${amount}, comisión de ${fee}`,
  to: (name) => `para ${name}`,
  because: (reason) => `Motivo: ${reason}`,
  owner: (parts) =>
    `Titular de la clave: ${parts.filter((one) => one !== null).join(' · ')}. Confírmalo antes de pedir.`,
  fee: (fee) => `La comisión del Pix es ${fee} y sale del valor pedido.`,
  least: (amount) => `El retiro mínimo es ${amount}.`,
  onDays: 'La empresa paga el saldo entero en sus días:',
  also: 'La empresa también paga el saldo entero por su cuenta:',
  daily: (hour) => `todos los días a las ${hour} h`,
  weekly: (day, hour) => `${day} a las ${hour} h`,
  days: {
    sunday: 'domingo',
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
  },
};

export const blockWords: typeof pt.blockWords = {
  blocked: 'Estás bloqueado para nuevas ofertas',
  blockedUntil: (until) => `Hasta ${until}. Los pedidos que ya tienes se pueden terminar.`,
  blockedOpen:
    'Hasta que la empresa te desbloquee: habla con la central. Los pedidos que ya tienes se pueden terminar.',
  because: (reason) => `Motivo: ${reason}`,
  since: (time) => `Desde ${time}.`,
};

export const contestWords: typeof pt.contestWords = {
  contest: 'Reclamar',
  askReview: 'Pedir revisión',
  why: '¿Qué está mal?',
  send: 'Enviar',
  sentTitle: 'Enviado',
  sentLead: 'Una persona de la empresa va a responder. Síguelo en Ganancias › Reclamos.',
  none: 'No has reclamado nada. Para reclamar, abre un pedido o un movimiento del extracto.',
  missingPay: (order, amount) => `Pedido ${order}: recibí ${amount}`,
  about: {
    charge: 'Movimiento',
    missing_pay: 'Valor de un pedido',
    block: 'Bloqueo',
    difference: 'Diferencia en la rendición',
  },
  states: { open: 'en análisis', accepted: 'aceptado', refused: 'rechazado' },
  until: (time) => `respuesta hasta ${time}`,
  answered: (answer) => `Respuesta: ${answer}`,
};

export const claimWords: typeof pt.claimWords = {
  title: 'Reclamaciones de tus entregas',
  about: (kind, order) => `${kind} · pedido ${order}`,
  kinds: {
    not_received: 'No llegó',
    damaged: 'Llegó dañado',
    wrong: 'Llegó equivocado',
    late: 'Llegó tarde',
  },
  states: { open: 'en análisis', accepted: 'aceptada', refused: 'rechazada' },
  until: (time) => `decisión hasta ${time}`,
  answer: 'Decir qué pasó',
  what: '¿Qué pasó?',
  send: 'Enviar',
  mine: (said) => `Dijiste: ${said}`,
  unsent: 'Aún no enviado: sale en cuanto haya internet.',
  decided: (answer) => `Decisión: ${answer}`,
  atFault: (answer) => `Decisión, por tu cuenta: ${answer}`,
};

/** What refusals of the courier API say to a courier, by the core's code. */
export const ownProblems: typeof pt.ownProblems = {
  caller_blocked: 'Tu acceso está suspendido. Habla con la central.',
  forbidden: 'Tu registro no permite esta acción. Habla con la central.',
  wrong_code: 'El código no coincide. Pídele el código de nuevo al cliente.',
  too_many_attempts: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  order_not_found: 'Este pedido ya no está contigo.',
  order_grouped: 'Este pedido va junto con otros. Habla con la central.',
  stop_not_found: 'Esta entrega ya no está en el pedido.',
  offer_not_found: 'Esta oferta ya no existe.',
  offer_gone: 'Esta oferta ya no vale.',
  courier_not_found: 'Tu registro ya no existe. Habla con la central.',
  courier_unavailable: 'No puedes recibir este pedido ahora.',
  shift_overlaps: 'Ya tienes otro turno en ese horario.',
  shift_closed: 'Ya pasó el plazo de este turno.',
  shift_not_found: 'Este turno ya no existe.',
  courier_blocked: 'Estás bloqueado para nuevas ofertas.',
  courier_not_approved: 'Tu registro todavía no fue aprobado.',
  hub_not_found: 'No existe una empresa con este número.',
  hand_in_not_found: 'Esta entrega de dinero ya no existe.',
  vehicle_type_not_found: 'Este tipo de vehículo ya no existe. Elige otro.',
  area_paused: 'La zona no recibe pedidos ahora. Habla con la central.',
  tariff_not_found: 'No hay precio para este recorrido. Habla con la central.',
  proof_required: 'Falta la foto o la firma de la entrega.',
  insufficient_balance: 'Tu saldo no cubre este valor.',
  withdrawal_blocked: 'Tus retiros están bloqueados. Habla con la central.',
  request_already_decided: 'La empresa ya decidió sobre este retiro.',
  wallet_not_found: 'Este retiro ya no existe.',
  limit_reached: 'Son demasiadas fotos o la foto es demasiado grande.',
};

export const collectedWords: typeof pt.collectedWords = {
  other: 'Recibí otro valor o de otra forma',
  asAsked: 'Recibí lo pedido',
  asked: (amount: string) => `Pedido: ${amount}. ¿Qué recibiste?`,
  amount: 'Valor recibido, sin el vuelto',
  method: 'Cómo pagó',
  methods: {
    cash: 'Efectivo',
    pix: 'Pix',
    credit_card: 'Tarjeta de crédito',
    debit_card: 'Tarjeta de débito',
    meal_voucher: 'Vale de comida',
    food_voucher: 'Vale de alimentos',
    other: 'Otra forma',
  },
  change: 'Vuelto que diste',
  reason: '¿Por qué?',
  reasonHint: (amount: string) => `La empresa y la tienda ven el motivo y ${amount}.`,
  limit: (cents: string, limit: string) =>
    `Con este pago te quedas con ${cents} en mano. El límite es ${limit}: entrega el efectivo en la empresa para recibir nuevos pedidos en efectivo.`,
  faults: {
    amount: 'Escribe el valor, como 45,00.',
    change: 'Escribe el vuelto, como 5,00.',
    reason: 'Di por qué fue distinto de lo pedido.',
  },
};

export const cashWords: typeof pt.cashWords = {
  title: 'Efectivo en mano',
  nothing: 'No tienes efectivo de la empresa.',
  since: (when: string) => `desde ${when}`,
  owed: (amount: string) => `La empresa tiene ${amount} tuyos de más.`,
  left: (amount: string, limit: string) => `Faltan ${amount} para el límite de ${limit}.`,
  above: (limit: string) =>
    `Llegaste al límite de ${limit}. Nuevos pedidos en efectivo aparecen solo después de que lo entregues en la empresa.`,
  handIn: 'Entregar en la empresa',
  collected: (count: number) => (count === 1 ? '1 cobro' : `${count} cobros`),
  amount: 'Valor que vas a entregar',
  announce: (amount: string) => `Avisar que entrego ${amount}`,
  lead: 'Avisa cuánto llevas. En la empresa otra persona cuenta y confirma; solo entonces el valor sale de aquí.',
  announced: (amount: string, when: string) =>
    `Avisaste ${amount} (${when}). Falta que la empresa lo cuente.`,
  unsent: (amount: string) => `Aviso de ${amount} guardado. Se enviará cuando haya internet.`,
  unsentBack: 'Cancelación del aviso guardada. Se enviará cuando haya internet.',
  change: 'Cambiar el valor',
  takeBack: 'Cancelar el aviso',
  before: 'Efectivo entregado',
  states: { announced: 'esperando el conteo', confirmed: 'contado', withdrawn: 'cancelado por ti' },
  counted: (counted: string, announced: string) => `contado ${counted}, avisado ${announced}`,
};
