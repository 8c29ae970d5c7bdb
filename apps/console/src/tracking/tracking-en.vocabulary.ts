import type { CancelReason } from '#domain';
import type { Afterwards, SituationFacts, TrackingVocabulary } from './tracking.vocabulary.js';

const CANCELLED: Partial<Record<CancelReason, string>> = {
  not_served: 'We could not find a courier.',
  payment_expired: 'The time to pay ran out.',
  consumer_request: 'Cancelled at the customer’s request.',
  merchant_request: 'Cancelled at the shop’s request.',
  no_show: 'The courier did not come to collect it.',
};

const AFTERWARDS: Record<Exclude<Afterwards, 'finished'>, (courier: string | null) => string> = {
  other_stops: (courier) => `${courier ?? 'The courier'} goes on with the other deliveries.`,
  returning: () => 'The courier is returning to the shop.',
};

const afterwardsOf = ({ afterwards, courier }: SituationFacts, finished: string) =>
  afterwards === 'finished' ? finished : AFTERWARDS[afterwards](courier);

const someone = (courier: string | null) => courier ?? 'The courier';

/** Until the recipient is next the page has no marker: the progress is told in words. */
const before = ({ stopsBefore: count }: Pick<SituationFacts, 'stopsBefore'>) =>
  count === 0
    ? ''
    : ` ${count === 1 ? '1 delivery comes' : `${String(count)} deliveries come`} before yours.`;

export const english: TrackingVocabulary = {
  language: 'en',
  ogLocale: 'en_US',
  pageName: 'Follow your delivery',
  order: (publicId) => `Order ${publicId}`,
  situations: {
    waiting_payment: () => ['Waiting for payment', 'We start as soon as it is confirmed.'],
    scheduled: ({ scheduledFor }) => [
      'Delivery scheduled',
      scheduledFor === null ? 'Soon.' : `For ${scheduledFor}.`,
    ],
    preparing: ({ shop }) => ['Being prepared', `${shop} is preparing your order.`],
    searching: ({ queue }) =>
      queue === null
        ? ['Looking for a courier', 'We are asking those who are nearest.']
        : [
            'Waiting for a free courier',
            `All of them are delivering. Your order is number ${String(queue.position)} in the queue${queue.at === null ? '' : `, expected at ${queue.at}`}.`,
          ],
    to_pickup: ({ courier, ...facts }) => [
      'On the way to the shop',
      `${someone(courier)} will pick up your order.${before(facts)}`,
    ],
    at_pickup: ({ courier, ...facts }) => [
      'At the shop',
      `${someone(courier)} is picking up your order.${before(facts)}`,
    ],
    on_the_way: ({ courier, ...facts }) => [
      'Out for delivery',
      facts.stopsBefore === 0
        ? `${someone(courier)} is on the way.`
        : `${someone(courier)} has your order.${before(facts)}`,
    ],
    at_stop: ({ courier }) => ['The courier has arrived', `${someone(courier)} is at the delivery address.`],
    returning_cancelled: () => ['Returning to the shop', 'The order was cancelled and is going back.'],
    delivered: (facts) => ['Delivered', afterwardsOf(facts, 'Thank you for following.')],
    partly_delivered: (facts) => [
      'Partly delivered',
      afterwardsOf(facts, 'To receive what is missing, contact the shop.'),
    ],
    going_again: () => ['It goes out again', 'It could not be delivered before: follow the new delivery.'],
    not_delivered: (facts) => [
      'Could not be delivered',
      afterwardsOf(facts, 'To arrange another delivery, contact the shop.'),
    ],
    cancelled: ({ cancelReason }) => [
      'Order cancelled',
      (cancelReason && CANCELLED[cancelReason]) ?? 'Please ask the shop if in doubt.',
    ],
  },
  vehicles: { motorbike: 'Motorbike', car: 'Car', bicycle: 'Bicycle', scooter: 'Scooter', truck: 'Truck' },
  arrival: {
    title: 'Expected arrival',
    rangeTitle: 'Expected, once a courier accepts',
    rangeTo: 'to',
    inMinutes: (minutes) => (minutes < 1 ? 'now' : `in ${String(minutes)} min`),
    ready: 'Expected to be ready at the shop at',
    late: 'late',
    lateNote: 'This is taking longer than expected.',
    oldPosition: (minutes) => `No position for ${String(minutes)} min: the time shown was expected then.`,
  },
  code: {
    title: 'Confirmation code',
    hint: 'Tell the courier this code only when you receive the delivery.',
  },
  courier: 'Courier',
  progress: 'Progress',
  steps: {
    received: () => 'Order received',
    to_pickup: () => 'Courier on the way to the shop',
    at_pickup: () => 'Courier at the shop',
    on_the_way: () => 'Out for delivery',
    delivered: (several) => (several ? 'Deliveries made' : 'Delivered'),
    cancelled: () => 'Cancelled',
  },
  stepStates: { done: 'done', current: 'now', ahead: 'next', failed: 'cancelled' },
  stops: (several) => (several ? 'Deliveries' : 'Delivery'),
  stopStates: {
    pending: 'Pending',
    courier_there: 'Courier at the address',
    delivered: 'Delivered',
    failed: 'Not delivered',
    cancelled: 'Cancelled',
  },
  at: (dayAndTime) => `on ${dayAndTime}`,
  proof: {
    receivedBy: (name) => `Received by ${name}`,
    leftWith: (name) => `Left with ${name}`,
    leftAtDoor: 'Left at the door, with a photo.',
    photo: (n, stop) => `Photo ${String(n)} of delivery ${String(stop)}`,
    signature: (stop) => `Signature of delivery ${String(stop)}`,
  },
  map: {
    name: 'Map of the delivery',
    drawing: 'Drawing of the delivery’s way',
    pickup: 'Pickup',
    stop: (ordinal) => `Delivery ${String(ordinal)}`,
    courier: 'Courier',
    way: 'Way',
    withoutStreets: 'Drawing of the way, without the streets around it.',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    wholeWay: 'Show the whole way',
  },
  contacts: {
    title: 'Need help?',
    shop: 'Shop',
    company: 'Delivery company',
    call: 'Call',
    write: 'WhatsApp',
    email: 'E-mail',
    site: 'Website',
  },
  redelivery: 'It goes out again: follow the new delivery',
  rating: {
    title: 'How was the delivery?',
    stars: (count) => `${String(count)} of 5`,
    rated: (count) => `Your rating: ${String(count)} of 5`,
    why: 'What mattered most?',
    thanks: 'Thank you for rating.',
    reasons: {
      on_time: 'On time',
      kind: 'Kindness',
      careful: 'Care with the order',
      late: 'It was late',
      rude: 'Rudeness',
      damaged: 'It came damaged',
      other: 'Something else',
    },
    send: 'Send',
    said: {
      early: 'The delivery is not over yet.',
      late: 'This delivery can no longer be rated.',
      twice: 'This delivery was rated already.',
      digits: 'These are not the digits of the order’s phone.',
      tries: 'Too many attempts. Try later, or by the link of the message that you got.',
      empty: 'Choose 1 to 5 stars.',
    },
  },
  wish: {
    title: 'Leave a note, or who takes it',
    instructions: 'Note to the courier (reception, block, which entrance)',
    absent: 'If I am not there',
    asBefore: 'As it is',
    door: 'Leave at the door, with a photo',
    neighbour: 'Leave with somebody else',
    who: 'Who takes it for me',
    digits: 'Last 4 digits of your phone',
    send: 'Send',
    back: 'Back to your delivery',
    said: {
      done: 'Noted: the courier knows.',
      late: 'It can no longer be changed: the delivery has ended or takes no notes.',
      digits: 'These are not the digits of the phone of this order.',
      tries: 'Too many attempts. Try later, or by the link of the message that you got.',
      name: 'Say who takes it for you.',
      money: 'There is something to pay at the door: somebody has to be there.',
    },
  },
  phonesHidden: 'Neither sees the other’s number.',
  talk: {
    title: 'Chat with the courier',
    link: (fromCourier) =>
      fromCourier === 0 ? 'Write to the courier' : `Chat with the courier (${String(fromCourier)})`,
    with: (courier) => `Chat with ${courier}`,
    none: 'Nobody has written yet.',
    you: 'You',
    write: 'Your message',
    send: 'Send',
    coming: 'I will be at the door in 5 minutes',
    refresh: 'Refresh',
    over: 'This chat has ended.',
    nobody: 'There is no courier yet.',
  },
  call: {
    title: 'Call the courier',
    how: 'The phone of this order rings first. When you answer, we call the courier.',
    send: 'Call now',
  },
  pin: {
    title: 'Correct the pin on the map',
    how: 'Tap the map where your door is.',
    map: 'Map of the streets: tap where your door is',
    here: 'Use where I am',
    moved: (metres) => `New pin, ${String(metres)} m from the one before.`,
    confirm: 'Confirm the pin',
  },
  time: {
    title: 'Receive it at another time',
    how: 'If it is on its way already, the shop confirms first.',
    when: 'When',
    send: 'Ask for this time',
  },
  again: {
    title: 'Ask for another delivery',
    how: 'If it costs something, the shop confirms first.',
    send: 'Ask for another delivery',
  },
  requested: {
    kinds: { pin: 'New pin on the map', time: 'Another time', redelivery: 'Another delivery' },
    states: { open: 'waiting for the shop', accepted: 'accepted', refused: 'not accepted' },
  },
  said: {
    done: 'Done, it is changed.',
    asked: 'Sent: the shop has to accept it. The answer appears on the page of the order.',
    sent: 'Message sent.',
    coming: 'The courier knows that you are there in 5 minutes.',
    calling: 'Your phone will ring in a moment. Answer it to talk to the courier.',
    noCall: 'The call could not be made now.',
    late: 'Too late: the delivery has changed or ended.',
    full: 'This was used as often as it can be.',
    digits: 'These are not the digits of the phone of this order.',
    tries: 'Too many attempts. Try later, or by the link of the message that you got.',
    place: 'We do not deliver to this place.',
    time: 'Choose a time at least 30 minutes from now.',
    empty: 'Write a message of at most 300 letters.',
  },
  claim: {
    title: 'Did something go wrong?',
    byShop: 'Something went wrong? Talk to the shop: it opens the claim.',
    lead: 'A person of the company reads it, hears the courier and decides.',
    kind: 'What happened',
    kinds: {
      not_received: 'I did not get it',
      damaged: 'It was damaged',
      wrong: 'It was wrong',
      late: 'It was late',
    },
    text: 'Tell what happened',
    photos: (most) => `Photos, if they help (up to ${String(most)})`,
    send: 'Send claim',
    states: { open: 'waiting for an answer', accepted: 'claim accepted', refused: 'claim not accepted' },
    said: {
      done: 'Your claim was sent. A person will decide.',
      early: 'The delivery has not ended yet.',
      late: 'It is too late for a claim about this delivery.',
      twice: 'You have sent this claim already: a person will decide.',
      digits: 'These numbers are not those of the phone of the order.',
      tries: 'Too many attempts. Try later, or by the link of the message that you got.',
      text: 'Tell what happened.',
      photos: 'The photos were not accepted: up to 4, as JPEG, PNG or WebP.',
      large: 'One of the photos is larger than 10 MB. Choose a smaller one.',
    },
  },
  footer: 'This page updates by itself.',
  yourData: 'Your data',
  connectionLost: 'No connection: what you see may have changed.',
  errors: {
    unknown: [
      'Order not found',
      'Check the link you received. Orders are shown for 30 days after their end.',
    ],
    busy: ['Back in a moment', 'The service is busy. Try again in a few seconds.'],
    tries: ['Too many attempts', 'Wait a minute and try again.'],
    malformed: ['Invalid link', 'Check the link you received.'],
    failed: ['Something went wrong', 'Try again in a moment.'],
  },
};
