import type { CancelReason } from '#domain';
import type { Afterwards, SituationFacts, TrackingVocabulary } from './tracking.vocabulary.js';

const CANCELLED: Partial<Record<CancelReason, string>> = {
  not_served: 'No encontramos un repartidor disponible.',
  payment_expired: 'El plazo del pago terminó.',
  consumer_request: 'Cancelado a pedido del cliente.',
  merchant_request: 'Cancelado a pedido de la tienda.',
  no_show: 'El repartidor no fue a buscar el pedido.',
};

const AFTERWARDS: Record<Exclude<Afterwards, 'finished'>, (courier: string | null) => string> = {
  other_stops: (courier) => `${courier ?? 'El repartidor'} sigue con las otras entregas.`,
  returning: () => 'El repartidor está volviendo a la tienda.',
};

const afterwardsOf = ({ afterwards, courier }: SituationFacts, finished: string) =>
  afterwards === 'finished' ? finished : AFTERWARDS[afterwards](courier);

const someone = (courier: string | null) => courier ?? 'El repartidor';

/** Until the recipient is next the page has no marker: the progress is told in words. */
const before = ({ stopsBefore: count }: Pick<SituationFacts, 'stopsBefore'>) =>
  count === 0
    ? ''
    : ` Antes de la tuya, ${count === 1 ? 'falta 1 entrega' : `faltan ${String(count)} entregas`}.`;

export const spanish: TrackingVocabulary = {
  language: 'es',
  ogLocale: 'es_LA',
  pageName: 'Sigue tu entrega',
  order: (publicId) => `Pedido ${publicId}`,
  situations: {
    waiting_payment: () => ['Esperando el pago', 'Empezamos en cuanto se confirme.'],
    scheduled: ({ scheduledFor }) => [
      'Entrega programada',
      scheduledFor === null ? 'En breve.' : `Para el ${scheduledFor}.`,
    ],
    preparing: ({ shop }) => ['En preparación', `${shop} está preparando tu pedido.`],
    searching: ({ queue }) =>
      queue === null
        ? ['Buscando repartidor', 'Estamos llamando a quien está más cerca.']
        : [
            'Esperando un repartidor libre',
            `Todos están en reparto. Tu pedido es el ${String(queue.position)}º de la fila${queue.at === null ? '' : `, previsto a las ${queue.at}`}.`,
          ],
    to_pickup: ({ courier, ...facts }) => [
      'Camino a la recogida',
      `${someone(courier)} va a buscar tu pedido.${before(facts)}`,
    ],
    at_pickup: ({ courier, ...facts }) => [
      'En el lugar de recogida',
      `${someone(courier)} está retirando el pedido.${before(facts)}`,
    ],
    on_the_way: ({ courier, ...facts }) => [
      'Salió a entregar',
      facts.stopsBefore === 0
        ? `${someone(courier)} está en camino.`
        : `${someone(courier)} tiene tu pedido.${before(facts)}`,
    ],
    at_stop: ({ courier }) => ['El repartidor llegó', `${someone(courier)} está en la dirección de entrega.`],
    returning_cancelled: () => ['Volviendo a la tienda', 'El pedido fue cancelado y está volviendo.'],
    delivered: (facts) => ['Entregado', afterwardsOf(facts, 'Gracias por seguir tu entrega.')],
    partly_delivered: (facts) => [
      'Entregado en parte',
      afterwardsOf(facts, 'Para recibir lo que faltó, habla con la tienda.'),
    ],
    going_again: () => ['Sale de nuevo', 'Antes no se pudo entregar: sigue la nueva entrega.'],
    not_delivered: (facts) => [
      'No fue posible entregar',
      afterwardsOf(facts, 'Para acordar otra entrega, habla con la tienda.'),
    ],
    cancelled: ({ cancelReason }) => [
      'Pedido cancelado',
      (cancelReason && CANCELLED[cancelReason]) ?? 'En caso de duda, habla con la tienda.',
    ],
  },
  vehicles: {
    motorbike: 'Moto',
    car: 'Auto',
    bicycle: 'Bicicleta',
    scooter: 'Monopatín',
    truck: 'Camión',
  },
  arrival: {
    title: 'Llegada prevista',
    rangeTitle: 'Previsión, en cuanto alguien acepte',
    rangeTo: 'a',
    inMinutes: (minutes) => (minutes < 1 ? 'ahora' : `en ${String(minutes)} min`),
    ready: 'Estará listo en la tienda cerca de las',
    late: 'atrasado',
    lateNote: 'Está demorando más de lo previsto.',
    oldPosition: (minutes) =>
      `Sin posición del repartidor hace ${String(minutes)} min: la previsión es de ese momento.`,
  },
  code: {
    title: 'Código de confirmación',
    hint: 'Dile este código al repartidor solo cuando recibas.',
  },
  courier: 'Repartidor',
  progress: 'Avance',
  steps: {
    received: () => 'Pedido recibido',
    to_pickup: () => 'Repartidor camino a la recogida',
    at_pickup: () => 'Repartidor en la recogida',
    on_the_way: () => 'Salió a entregar',
    delivered: (several) => (several ? 'Entregas hechas' : 'Entregado'),
    cancelled: () => 'Cancelado',
  },
  stepStates: { done: 'hecho', current: 'ahora', ahead: 'después', failed: 'cancelado' },
  stops: (several) => (several ? 'Entregas' : 'Entrega'),
  stopStates: {
    pending: 'Pendiente',
    courier_there: 'Repartidor en el lugar',
    delivered: 'Entregada',
    failed: 'No entregada',
    cancelled: 'Cancelada',
  },
  at: (dayAndTime) => `el ${dayAndTime}`,
  proof: {
    receivedBy: (name) => `Recibido por ${name}`,
    leftWith: (name) => `Dejado con ${name}`,
    leftAtDoor: 'Dejado en la puerta, con foto.',
    photo: (n, stop) => `Foto ${String(n)} de la entrega ${String(stop)}`,
    signature: (stop) => `Firma de la entrega ${String(stop)}`,
  },
  map: {
    name: 'Mapa de la entrega',
    drawing: 'Dibujo del recorrido de la entrega',
    pickup: 'Recogida',
    stop: (ordinal) => `Entrega ${String(ordinal)}`,
    courier: 'Repartidor',
    way: 'Recorrido',
    withoutStreets: 'Dibujo del recorrido, sin las calles de alrededor.',
    nearer: 'Acercar',
    farther: 'Alejar',
    wholeWay: 'Mostrar todo el recorrido',
  },
  contacts: {
    title: '¿Necesitas ayuda?',
    shop: 'Tienda',
    company: 'Empresa de entregas',
    call: 'Llamar',
    write: 'WhatsApp',
    email: 'Correo',
    site: 'Sitio web',
  },
  redelivery: 'Sale otra vez: sigue la nueva entrega',
  rating: {
    title: '¿Cómo fue la entrega?',
    stars: (count) => `${String(count)} de 5`,
    rated: (count) => `Su nota: ${String(count)} de 5`,
    why: '¿Qué contó más?',
    thanks: 'Gracias por calificar.',
    reasons: {
      on_time: 'Llegó a tiempo',
      kind: 'Amabilidad',
      careful: 'Cuidado con el pedido',
      late: 'Se demoró',
      rude: 'Falta de respeto',
      damaged: 'Llegó dañado',
      other: 'Otra cosa',
    },
    send: 'Enviar',
    said: {
      early: 'La entrega aún no terminó.',
      late: 'Esta entrega ya no se puede calificar.',
      twice: 'Esta entrega ya fue calificada.',
      digits: 'Estos números no son los del teléfono del pedido.',
      tries: 'Demasiados intentos. Prueba más tarde, o con el enlace del mensaje que recibiste.',
      empty: 'Elige de 1 a 5 estrellas.',
    },
  },
  wish: {
    title: 'Dejar un recado o quién lo recibe',
    instructions: 'Recado al repartidor (portería, bloque, por dónde entrar)',
    absent: 'Si no estoy',
    asBefore: 'Como está',
    door: 'Dejar en la puerta, con foto',
    neighbour: 'Dejar con otra persona',
    who: 'Quién lo recibe por mí',
    digits: 'Últimos 4 números de su teléfono',
    send: 'Enviar',
    back: 'Volver al seguimiento',
    said: {
      done: 'Anotado: el repartidor ya lo sabe.',
      late: 'Ya no se puede cambiar: la entrega terminó o no acepta recados.',
      digits: 'Estos números no son los del teléfono del pedido.',
      tries: 'Demasiados intentos. Prueba más tarde, o con el enlace del mensaje que recibiste.',
      name: 'Diga quién lo recibe por usted.',
      money: 'Hay un valor que pagar en la entrega: alguien tiene que estar.',
    },
  },
  phonesHidden: 'Ninguno ve el teléfono del otro.',
  talk: {
    title: 'Conversación con el repartidor',
    link: (fromCourier) =>
      fromCourier === 0
        ? 'Escribir al repartidor'
        : `Conversación con el repartidor (${String(fromCourier)})`,
    with: (courier) => `Conversación con ${courier}`,
    none: 'Nadie escribió todavía.',
    you: 'Tú',
    write: 'Tu mensaje',
    send: 'Enviar',
    coming: 'Llego a la puerta en 5 minutos',
    refresh: 'Actualizar',
    over: 'Esta conversación terminó.',
    nobody: 'Todavía no hay repartidor.',
  },
  call: {
    title: 'Llamar al repartidor',
    how: 'Primero suena el teléfono de este pedido. Cuando respondas, llamamos al repartidor.',
    send: 'Llamar ahora',
  },
  pin: {
    title: 'Corregir el punto en el mapa',
    how: 'Toca en el mapa dónde está tu puerta.',
    map: 'Mapa de las calles: toca dónde está tu puerta',
    here: 'Usar donde estoy',
    moved: (metres) => `Nuevo punto a ${String(metres)} m del anterior.`,
    confirm: 'Confirmar el punto',
  },
  time: {
    title: 'Recibir en otro horario',
    how: 'Si el pedido ya está en camino, la tienda confirma antes.',
    when: 'Cuándo',
    send: 'Pedir este horario',
  },
  again: {
    title: 'Pedir otra entrega',
    how: 'Si tiene costo, la tienda confirma antes.',
    send: 'Pedir otra entrega',
  },
  requested: {
    kinds: { pin: 'Nuevo punto en el mapa', time: 'Otro horario', redelivery: 'Otra entrega' },
    states: { open: 'esperando a la tienda', accepted: 'aceptado', refused: 'no aceptado' },
  },
  said: {
    done: 'Listo, está cambiado.',
    asked: 'Enviado: la tienda tiene que aceptarlo. La respuesta aparece en la página del pedido.',
    sent: 'Mensaje enviado.',
    coming: 'El repartidor sabe que llegas en 5 minutos.',
    calling: 'Tu teléfono sonará en instantes. Responde para hablar con el repartidor.',
    noCall: 'La llamada no se pudo hacer ahora.',
    late: 'Ya no se puede: la entrega cambió o terminó.',
    full: 'Ya se usó tantas veces como se puede.',
    digits: 'No son los dígitos del teléfono de este pedido.',
    tries: 'Demasiados intentos. Prueba más tarde, o con el enlace del mensaje que recibiste.',
    place: 'No entregamos en este punto.',
    time: 'Elige un horario de al menos 30 minutos desde ahora.',
    empty: 'Escribe un mensaje de hasta 300 letras.',
  },
  claim: {
    title: '¿Algo salió mal con la entrega?',
    byShop: '¿Algo salió mal? Habla con la tienda: ella abre el reclamo.',
    lead: 'Una persona de la empresa lo lee, escucha al repartidor y decide.',
    kind: 'Qué pasó',
    kinds: {
      not_received: 'No lo recibí',
      damaged: 'Llegó dañado',
      wrong: 'Llegó equivocado',
      late: 'Llegó tarde',
    },
    text: 'Cuenta qué pasó',
    photos: (most) => `Fotos, si ayudan (hasta ${String(most)})`,
    send: 'Enviar reclamación',
    states: {
      open: 'esperando respuesta',
      accepted: 'reclamación aceptada',
      refused: 'reclamación no aceptada',
    },
    said: {
      done: 'Reclamación enviada. Una persona va a decidir.',
      early: 'La entrega todavía no terminó.',
      late: 'El plazo para reclamar por esta entrega terminó.',
      twice: 'Ya enviaste esta reclamación: una persona va a decidir.',
      digits: 'Estos números no son los del teléfono del pedido.',
      tries: 'Demasiados intentos. Prueba más tarde, o con el enlace del mensaje que recibiste.',
      text: 'Cuenta qué pasó.',
      photos: 'Las fotos no se aceptaron: hasta 4, en JPEG, PNG o WebP.',
      large: 'Una de las fotos pasa de 10 MB. Elige una más pequeña.',
    },
  },
  footer: 'Esta página se actualiza sola.',
  yourData: 'Tus datos',
  connectionLost: 'Sin conexión: lo que ves puede haber cambiado.',
  errors: {
    unknown: [
      'Pedido no encontrado',
      'Revisa el enlace que recibiste. Los pedidos dejan de aparecer 30 días después de terminar.',
    ],
    busy: ['Volvemos enseguida', 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.'],
    tries: ['Demasiados intentos', 'Espera un minuto e inténtalo de nuevo.'],
    malformed: ['Enlace no válido', 'Revisa el enlace que recibiste.'],
    failed: ['Algo salió mal', 'Inténtalo de nuevo en unos instantes.'],
  },
};
