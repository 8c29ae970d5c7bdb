import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { inEnglish as plural } from '../../ground/plural.js';
import type * as pt from './pt.js';

export const erasureWords: typeof pt.erasureWords = {
  ask: 'Ask for my data to be erased',
  title: 'Ask for your data to be erased?',
  lead: (company) =>
    `${company} gets the request. Once your data are erased you cannot sign in any more: collect first what you are owed.`,
  send: 'Send request',
  asked: (company, at) => `On ${at} you asked for your data to be erased. ${company} will answer.`,
};

export const accountNoticeWords: typeof pt.accountNoticeWords = {
  title: 'Your data',
  copy: 'Download a copy of my data',
};

export const accountWords: typeof pt.accountWords = {
  company: 'Company',
  phone: 'Phone',
  vehicle: 'Vehicle',
  pixKey: 'Pix key',
  none: 'not registered',
  call: (name) => `Call ${name}`,
  pixTitle: 'Pix key for withdrawals',
  yourPassword: 'Your password',
  whyPassword: 'We ask for it so that nobody changes the key in your place.',
  wrongPassword: 'The password does not match.',
  passwordTitle: 'Change the password',
  save: 'Save',
  saved: 'Saved.',
  preferences: 'App',
  sound: 'Sound of offers',
  push: 'Announce offers with the screen off',
  pushLeads: {
    usual: 'Only while you are online, on this phone.',
    refused:
      'The phone blocks notifications. Open the padlock beside the address (or Settings › Apps › Browser › Notifications) and allow Notifications.',
    failed: 'The phone could not turn them on now. Try again in a while.',
  },
  theme: 'Appearance',
  themes: { system: 'As the phone', light: 'Light', dark: 'Dark' },
  sessions: 'Where you are signed in',
  everywhere: 'Sign out on every phone',
  leave: 'Sign out',
  leaveTitle: 'Sign out?',
  leaveLead: 'All that the app kept on this phone is deleted.',
  leaveLosing: (count) =>
    `${count} ${plural(count, 'action is', 'actions are')} not sent yet. Signing out now loses ${plural(count, 'it', 'them')}.`,
};

export const enterWords: typeof pt.enterWords = {
  title: 'Sign in',
  phone: 'Mobile phone with area code',
  password: 'Password',
  show: 'Show password',
  enter: 'Sign in',
  wrong: 'Phone or password do not match.',
  forgotten: 'I forgot my password',
  resetTitle: 'New password',
  sendLink: 'Send me a link',
  sent: (phone) =>
    `If ${phone} is registered, a link to choose a new password arrives shortly. It is valid for 30 minutes.`,
  back: 'Back',
  register: 'I want to ride',
  closed: (note) => `Your registration is not open. The company wrote: ${note}`,
  why: {
    ended: 'Your session has ended. Sign in again; what was to be sent is kept.',
    closed: 'Your access has ended. Talk to the company.',
  },
};

export const mapWords: typeof pt.mapWords = {
  title: 'Map of the day',
  map: 'Map with the orders and you',
  own: 'Your orders',
  noOwn: 'You have no orders now.',
  where: 'Where orders are',
  whereLead: 'Shops with orders that wait for a courier, or had orders within the last hour.',
  nowhere: 'No order within the last hour.',
  waiting: (count) => plural(count, '1 order waiting', `${count} orders waiting`),
  recent: (count) => plural(count, '1 in the last hour', `${count} in the last hour`),
  far: (distance) => `${distance} from you`,
  you: 'You',
  pickup: (shop) => `Pickup: ${shop}`,
  stop: (who) => `Stop: ${who}`,
  back: (shop) => `Return: ${shop}`,
  someone: 'recipient',
  stale: 'No internet. The map is as last seen.',
};

export const documentWords: typeof pt.documentWords = {
  title: 'Statements as PDF and CSV',
  week: (from, to) => `Week from ${from} to ${to}`,
  year: (year) => `Year ${year}`,
};

export const moneyWords: typeof pt.moneyWords = {
  title: 'Earnings',
  stale: 'No internet. These are the figures seen last.',
  today: 'Today',
  week: '7 days',
  orders: (count) => plural(count, '1 order', `${count} orders`),
  balance: 'To withdraw',
  withdraw: 'Withdraw',
  parts: 'Details',
  ordersTab: 'Orders',
  statement: 'Statement',
  withdrawals: 'Withdrawals',
  contests: 'Contests',
};

export const withdrawWords: typeof pt.withdrawWords = {
  cancel: 'Cancel withdrawal',
  withdrawTitle: 'Withdraw',
  noPixKey: 'To withdraw, register the Pix key that receives the money.',
  toPixKey: 'Register a Pix key',
  toKey: (key) => `The company pays to the Pix key ${key}.`,
  amount: 'Amount in reais',
  tooMuch: (most) => `You have ${most} to withdraw.`,
  ask: (amount) => `Ask for ${amount}`,
  unanswered: (amount) =>
    `You asked for ${amount} and the answer did not come. Send it again to know: it counts once.`,
  askAgain: (amount) => `Send ${amount} again`,
};

export const entryWords: typeof pt.entryWords = {
  noOrders: 'Your finished orders appear here.',
  noEntries: 'No movements yet.',
  held: 'set aside until the contest is answered',
  cancelled: 'cancelled',
  order: 'Order',
  way: 'Route',
  wayBack: 'Way back',
  stops: 'Stops',
  pay: 'You earned',
  payLines: {
    base: 'Start',
    distance: 'Kilometres',
    stops: 'Further stops',
    return: 'Way back',
    minimum: 'Up to the minimum',
    period: 'Time of day',
    surge: 'High demand',
    agreed: 'Agreed separately',
    pay_minimum: 'Up to the minimum of an order',
    pay_distance: 'Up to the minimum per km',
    rush: 'Rush or rain bonus',
    failed: 'Not delivered',
    return_ride: 'Way back with the goods',
    waiting: 'Waiting',
    raise: 'Added by the company',
    floor: 'Up to the floor',
    tip: 'Tip',
  },
};

export const codeWords: typeof pt.codeWords = {
  title: 'Confirm your phone',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'e-mail' },
  lead: (channel, phone, minutes) =>
    `We sent a code by ${channel} to ${phone}. It is good for ${String(minutes)} minutes.`,
  known: 'If you are registered with this company, the message says how to sign in.',
  code: 'Code of 6 digits',
  confirm: 'Confirm',
  again: 'Send another code',
  sentAgain: 'Another code is on its way: only the one of the last message counts.',
  back: 'Correct my data',
  wrong: 'The code does not match, or is too old. Type the one of the last message, or ask for another.',
  told: 'You were not registered. We sent a message to your phone that says why, and what to do.',
};

export const registerWords: typeof pt.registerWords = {
  title: 'I want to ride',
  companyLead: 'Use the link that the company sent you, or type its number.',
  company: 'Number of the company',
  companyUnknown: 'There is no company with this number.',
  at: (name, city) => `${name} · ${city}`,
  next: 'Continue',
  back: 'Back',
  finish: 'Send registration',
  have: 'I am registered already',
  steps: { person: 'You', vehicle: 'Your vehicle', access: 'Payment and password' },
  progress: (at, of) => `Step ${at} of ${of}`,
  name: 'Full name',
  phone: 'Mobile phone with area code',
  cpf: 'CPF',
  wrong: 'Check this: it was not accepted.',
  fix: 'One entry needs a correction.',
  noCode: 'This company cannot send codes to phones. Ask it to register you.',
};

export const paperWords: typeof pt.paperWords = {
  photosTitle: 'Photos of your documents',
  photosLead: (count) =>
    plural(
      count,
      '1 photo is missing. Use good light, no reflections.',
      `${count} photos are missing. Use good light, no reflections.`,
    ),
  waitTitle: (name) => `${name}, your application is being checked`,
  waitLead: 'The company checks your data and lets you in. You may close the app.',
  noNetwork: 'No internet. The photos are kept and will be sent by themselves.',
  papers: {
    identity: 'Identity card with photo',
    face: 'Photo of your face',
    cnh: 'Driving licence (CNH)',
    vehicle_registration: 'Registration of the vehicle',
    address_proof: 'Proof of address (if asked for)',
  },
  paperState: { waiting: 'kept, being sent', sent: 'sent', missing: 'missing' },
  take: 'Take photo',
  retake: 'Replace',
  look: 'See whether I am approved',
  leave: 'Sign out',
};

export const laterStepWords: typeof pt.laterStepWords = {
  vehicle: 'What do you ride?',
  vehicles: { motorbike: 'Motorbike', bicycle: 'Bicycle', scooter: 'Scooter', car: 'Car', truck: 'Truck' },
  model: 'Model',
  color: 'Colour',
  plate: 'Plate',
  cnh: 'Number of the driving licence (CNH)',
  pixKey: 'Pix key',
  pixHint: 'For your earnings. It may wait.',
  password: 'Choose a password',
  passwordHint: `At least ${PASSWORD_MIN.courier} letters or digits.`,
};

export const appWords: typeof pt.appWords = {
  work: 'Work',
  map: 'Map',
  shifts: 'Shifts',
  money: 'Earnings',
  account: 'Account',
  navigation: 'Screens',
  noNetwork: 'No internet. What you do will be sent later.',
  sending: (count) => plural(count, '1 action to be sent', `${count} actions to be sent`),
  close: 'Close',
  back: 'Back',
  slide: (act) => `Slide to confirm: ${act}`,
  tapAgain: (act) => `Tap again: ${act}`,
  again: 'Try again',
};

export const plannedShiftWords: typeof pt.plannedShiftWords = {
  title: 'Shifts',
  stale: 'No internet: the shifts are from the last reading.',
  mine: 'My shifts',
  noneMine: 'You have no shift.',
  free: 'Free places',
  noneFree: 'No place is published for your vehicle now.',
  past: 'Last shifts',
  places: (count) => plural(count, '1 place', `${String(count)} places`),
  full: 'full',
  confirmed: 'confirmed',
  waiting: (position) => `no. ${String(position)} waiting`,
  take: 'Take this shift',
  wait: 'Join the waiting list',
  giveBack: 'Give the place back',
  leave: 'Leave the waiting list',
  tooLate: (time) => `It could be given back until ${time}. You cannot come? Call the company.`,
  onlyFor: (shop) => `for ${shop} only`,
  noGuarantee: 'No guarantee',
  promise: {
    hour: (amount) => `Guarantee of ${amount} an hour`,
    shift: (amount) => `Guarantee of ${amount} for the shift`,
  },
  how: 'How it works',
  explained: (promise) =>
    `${promise}: if the orders that you accept in the shift earn less, the company adds the difference to your wallet.`,
  least: (percent) => `Accept at least ${String(percent)}% of the offers; refusing or not answering counts.`,
  onlyAvailable: 'Only time in which you are available in the app counts.',
  until: (time) => `You can give it back until ${time}.`,
};

export const pastShiftWords: typeof pt.pastShiftWords = {
  worked: 'worked',
  missed: 'missed',
  counted: 'Time counted',
  refused: 'Offers refused',
  of: (some, all) => `${String(some)} of ${String(all)}`,
  earned: 'Earned by orders',
  guaranteed: (promise) => promise,
  toppedUp: 'The company added',
  lost: (percent) => `No guarantee: less than ${String(percent)}% of the offers accepted.`,
};

export const callCompanyWords: typeof pt.callCompanyWords = { call: 'Call the company' };

export const goodsWords: typeof pt.goodsWords = {
  title: {
    bring_back: (shop, _who) => `You have the goods of ${shop}: bring them back`,
    hand_over: (shop, who) => `You have the goods of ${shop}: hand them to ${who}`,
    receive: (shop, who) => `${who} has the goods of ${shop}`,
  },
  bringBack: (id, address) => `Order ${id} is not yours any more. Bring the goods back: ${address}.`,
  handOver: (id, who) => `Order ${id} is ${who}’s now. Agree where to meet.`,
  receive: (id, who, at) =>
    `${who} collected order ${id} at ${at}, before it came to you. Agree where to meet.`,
  call: (who) => `Call ${who}`,
  broughtBack: 'I brought the goods back',
  handedOver: (who) => `I handed them to ${who}`,
};

export const helpButtonWords: typeof pt.helpButtonWords = {
  help: 'Emergency',
  sending: 'sending',
  received: 'received',
};

export const helpWords: typeof pt.helpWords = {
  title: 'Emergency',
  known: { '190': 'Police', '191': 'Highway police', '192': 'Ambulance', '193': 'Fire brigade' },
  company: 'Company',
  call: 'Call',
  share: 'Ask the company for help',
  shareAgain: 'Ask again',
  sending: 'Sending: the phone tries until the company has it. Call if you can.',
  shared: 'The company got your call for help.',
  failed: 'The company did not get it: call.',
  lead: 'The company sees an alert with your name and the place where you are.',
};

export const noticeWords: typeof pt.noticeWords = {
  returningTitle: (id) => `Order ${id} was cancelled`,
  returning: (shop) =>
    `Do not deliver it: take the goods back to ${shop} and tap "I returned the order". If you have delivered it already, call the company before you go back.`,
  understood: 'Understood',
  told: (at) => `From the company (${at})`,
  read: 'I have read it',
  silent: 'The sound of offers is off. Touch the screen to turn it on.',
  allowSound: 'Turn the sound on',
};

export const pushWords: typeof pt.pushWords = {
  title: 'Receive offers with the screen off',
  lead: 'The phone announces each offer, with pay and way, even when the app is closed. Only while you are online.',
  allow: 'Allow notifications',
  later: 'Not now',
  refused: 'The phone blocks notifications',
  refusedLead:
    'Offers come only while the app is open. To change it, open the padlock beside the address (or Settings › Apps › Browser › Notifications) and allow Notifications.',
  understood: 'Understood',
};

/** Reasons why an order was cancelled, by the core's code. */
export const reasonWords: typeof pt.reasonWords = {
  merchant_request: 'the shop asked for it',
  consumer_request: 'the recipient gave up',
  operator: 'the company decided so',
  not_served: 'no courier in time',
  payment_expired: 'it was not paid',
  no_show: 'the courier did not come for it',
  problem_at_merchant: 'a problem at the shop',
  acceptance_too_slow: 'it took too long to accept',
  wrong_order_or_pickup: 'wrong order or pickup',
  problem_resolution: 'the company solved a problem',
  other: 'another reason',
};

export const sheetWords: typeof pt.sheetWords = {
  document: (age: number) => `I saw a document: ${String(age)} or older`,
  documentMissing: 'Ask for a document.',
  refuseAge: 'Under age, or without a document',
  birthDate: 'Birth date on the document',
  birthDateHint: (age: number) => `Ask for a document: who takes it has to be ${age}. The date is not kept.`,
  tooYoung: (age: number) => `Under ${age}, or no date: do not hand it over.`,
  deliverTitle: (who) => `Delivery to ${who}`,
  code: 'Recipient’s code',
  codeHint: 'Ask for the 4 digits that the recipient got.',
  codeMissing: 'Enter the recipient’s code.',
  name: 'Who received it?',
  nameHint: 'Name of the person who took the order',
  cash: (amount) => `I received ${amount}`,
  cashMissing: 'Confirm that you received the money.',
  photo: 'Photo of the delivery',
  photoMissing: 'The shop asks for a photo or a signature.',
  takePhoto: 'Take photo',
  otherPhoto: 'Take another photo',
  removePhoto: 'Remove this photo',
  photoTaken: 'Photo of the delivery',
  sign: 'Signature',
  signHere: 'Sign here with a finger',
  clear: 'Clear signature',
  confirmDelivery: 'Delivered',
  failTitle: 'I could not deliver',
  why: 'What happened?',
  reasons: {
    absent: 'Nobody answers',
    address: 'The address is wrong or does not exist',
    refused: 'The recipient refused the order',
    unsafe: 'Dangerous place or no access',
    too_young: 'Under age, or without a document',
    damaged: 'The order is damaged',
    other: 'Another reason',
  },
  details: 'Tell what happened',
  detailsMissing: 'Write the reason.',
  reasonMissing: 'Choose the reason.',
  failWarning: 'Call the recipient first. This cannot be undone.',
  waitLeft: (time) => `Wait ${time} more and call the recipient.`,
  farAway: (way) => `You are ${way} from the address.`,
  whereUnknown: 'The phone does not know where you are.',
  failAsked:
    'If you cannot wait at the address, say why and take a photo: the company sees the distance and the time.',
  failPhoto: 'Photo of the place',
  failPhotoMissing: 'Take a photo of the place.',
  callCustomer: 'Call the recipient',
  agreed: {
    return: 'Take the order back to the shop.',
    leave_at_door: 'Nobody answers? Leave it at the door and take a photo.',
    neighbour: (who: string) => `Nobody answers? Leave it with ${who} and take a photo.`,
    try_again_today: 'Take it back to the shop: it goes out again today.',
    try_again_tomorrow: 'Take it back to the shop: it goes out again tomorrow.',
    dispose: 'Throw the order away; no need to go back to the shop.',
  },
  somebody: 'a neighbour',
  leftName: 'Who has it?',
  leftNameMissing: 'Write the name of who has the order.',
  leftPhoto: 'Photo of the order where it is',
  leftPhotoMissing: 'Take a photo of the order where it is.',
  confirmLeft: { door: 'Left at the door', neighbour: 'Left with this person' },
  cannotLeave: 'It cannot be left',
  confirmFail: 'Not delivered',
  giveTitle: 'I cannot take this order',
  giveWhy: 'Why?',
  giveReasons: {
    flat: 'Flat tyre or a problem with the bike',
    accident: 'Accident',
    wait: 'The shop takes too long',
    size: 'The order does not fit',
    health: 'I am not well',
    other: 'Another reason',
  },
  giveWarning: 'Somebody else takes the order and you do not earn for it.',
  confirmGive: 'Give the order back',
  troubles: {
    cancelled: (id) => `Order ${id} was cancelled`,
    cash: 'The announcement of cash was not taken',
    taken: (id) => `Order ${id} is not yours any more`,
    ended: (id) => `Order ${id} was ended by the company`,
    code: 'The recipient’s code is wrong',
    tries: 'Too many attempts at the code',
    proof: 'The photo of the delivery is missing',
    time: 'The phone’s clock is wrong',
    other: (id) => `The company did not accept an action on order ${id}`,
  },
  explain: {
    cancelled: (acts) =>
      `While you had no internet the order was cancelled. What you did (${acts}) is recorded, and the company knows.`,
    taken: (acts) =>
      `While you had no internet the company took the order from you. What you did (${acts}) is recorded, and the company knows.`,
    ended: (acts) => `The company had ended the order already. What you did (${acts}) is recorded.`,
    code: (at) => `The delivery at ${at} was not accepted. Check the code and send it again.`,
    tries: 'Wait a minute and send it again.',
    proof: (at) => `The delivery at ${at} needs a photo or a signature.`,
    other: (act, at, why) => `${act} at ${at} was not accepted: ${why}`,
    behind: (acts) => `Waiting for it: ${acts}.`,
  },
  cancelReason: (reason) => `Reason: ${reason}`,
  sendAgain: 'Send again',
  understood: 'Understood',
  redo: 'Do the delivery again',
  done: (act, at) => `${act} at ${at}`,
  acts: {
    arrive_pickup: 'arrival at the pickup',
    collect: 'pickup',
    arrive_stop: 'arrival at the stop',
    deliver: 'delivery',
    fail: 'failed delivery',
    return: 'return',
    give_back: 'giving back',
    address: 'address',
    claim_answer: 'answer to the claim',
    hand_in: 'announcement of cash',
    take_back: 'taking back the announcement of cash',
    help: 'call for help',
    message: 'message',
  },
  offers: 'Offers',
  offerOf: (at, count) => `Offer ${at} of ${count}`,
  newOffer: 'New offer',
  toPickup: (way) => `${way} to the pickup`,
  way: (way, minutes) => `${way} of delivery · about ${minutes}`,
  pickup: 'Pickup',
  drop: 'Stop',
  drops: (count) => `${count} stops`,
  withReturn: 'Back to the shop at the end',
  somewhere: 'The address comes once you accept',
  wayBack: (pay) => `If it cannot be delivered, the way back pays ${pay} more.`,
  collectOffer: (amount) => `Collect ${amount} from the recipient`,
  left: (seconds) => `${seconds} s to decide`,
  accept: 'Accept',
  decline: 'Decline',
  next: 'See the next offer',
  gone: {
    taken: 'This offer is gone: another courier was quicker, or the order was cancelled.',
    expired: 'The time of this offer is over.',
  },
  kilometre: (pay) => `${pay} per km`,
  kilometreThere: (pay) => `${pay} per km with the way to the pickup`,
};

export const shiftWords: typeof pt.shiftWords = {
  question: 'Until when do you work?',
  open: 'No fixed time',
  lead: 'No new pickups come after this time.',
  over: (end) => `Your shift ended at ${end}: no new pickups come.`,
};

export const storingWords: typeof pt.storingWords = {
  notStored: 'The phone could not store it: there is no room. Delete photos or apps and try again.',
  photoUnread: 'The phone could not read the photo. Take another one.',
};

export const callWords: typeof pt.callWords = {
  call: 'Call the customer',
  said: {
    calling: 'Your phone will ring. Answer it to talk to the customer.',
    offline: 'Without internet no call can be made from here.',
    full: 'You have called several times. Write a message.',
    over: 'This customer can no longer be called.',
    failed: 'The call could not be made. Write a message, or try again in a minute.',
  },
};

export const conversationWords: typeof pt.conversationWords = {
  open: 'Messages with the customer',
  news: (count: number) => `Messages with the customer (${String(count)} new)`,
  title: (who: string) => `Chat with ${who}`,
  hidden: 'Neither sees the other’s number.',
  hint: 'The company may read along.',
  you: 'You',
  waits: 'sending',
  write: 'Your message',
  send: 'Send',
  over: 'This chat has ended.',
  quick: ['I am almost there', 'I am at the door', 'I cannot find the address'],
};

export const taskWords: typeof pt.taskWords = {
  sentence: {
    toPickup: (shop) => `Go to ${shop}`,
    atPickup: 'Show the code and take the order',
    atPickupPlain: 'Take the order',
    toStop: (who) => `Bring it to ${who}`,
    atStop: (who) => `Hand it to ${who}`,
    toReturn: (shop) => `Bring it back to ${shop}`,
    address: 'Enter the address of the stop',
  },
  someone: 'the recipient',
  arrived: 'I have arrived',
  collected: 'I have the order',
  deliver: 'Deliver',
  returned: 'I returned the order',
  leftAtDepot: 'I left it at the depot',
  pickupCode: 'Pickup code',
  order: (id) => `Order ${id}`,
  navigate: 'Navigate',
  call: 'Call',
  write: 'WhatsApp',
  callShop: 'Call the shop',
  otherMap: 'Other map',
  apps: { waze: 'Waze', google: 'Google Maps', phone: 'The phone’s map' },
  collect: (amount) => `Collect ${amount}`,
  methods: { cash: 'in cash', card: 'by card', other: 'on delivery' },
  change: (back, note) => `${back} change for ${note}`,
  pays: 'You earn',
  due: (clock) => `by ${clock}`,
  farAway: (way) => `You are ${way} away, which the company sees. If you are there, tap again.`,
  queue: 'Next stops',
  pickupAt: (shop) => `Pick up at ${shop}`,
  stopAt: (who) => `Deliver to ${who}`,
  returnTo: (shop) => `Return to ${shop}`,
  up: (what) => `Do earlier: ${what}`,
  first: (what) => `Do now: ${what}`,
  more: 'More about the order',
  note: 'Note from the shop',
  instructions: 'Note from the recipient',
  comingBy: (clock: string) => `The customer is there by ${clock}`,
  wantedAt: (moment: string) => `Deliver only at ${moment}`,
  cannot: 'I could not deliver',
  giveBack: 'I cannot take this order',
  done: (pay) => `Delivered. You earned ${pay}`,
  failedDone: 'Order ended',
  failedPaid: (pay) => `Order ended. You earned ${pay}`,
  goOn: 'Continue',
  addressHint: 'Street and number, district',
  addressLabel: 'Address of the stop',
  nameLabel: 'Name of the recipient',
  phoneLabel: 'Phone of the recipient',
  saveAddress: 'Save address',
  suggestions: 'Similar addresses',
  streetOnly: 'number unknown: ask the recipient',
  wouldPay: (pay, way) => `You earn ${pay} · ${way}`,
  priced: (pay) => `Address saved. This delivery pays ${pay}.`,
  lostTitle: (id) => `Order ${id} has left your list`,
  lostCancelled: (reason) => `It was cancelled: ${reason}.`,
  lostTaken: 'The company gave the order to somebody else.',
  lostDelivered: 'The courier who had it before had delivered it. Do not go on with it.',
  understood: 'Understood',
};

export const pauseWords: typeof pt.pauseWords = {
  paused: (minutes) => `Paused for ${minutes} min: an offer was not answered`,
  end: 'Get offers again',
};

export const workWords: typeof pt.workWords = {
  offline: 'You are offline',
  offlineLead: 'Go online to receive offers.',
  goOnline: 'Go online',
  goOffline: 'Go offline',
  waiting: 'Available',
  locating: 'Finding out where you are…',
  outOfSearch: (time) => `Out of the search for ${time}`,
  outLead:
    'The company does not get your position, so there are no offers. The phone keeps trying: leave the app open, with internet, in an open place.',
  waitingLead: 'Looking for orders near you. The screen stays on while you work.',
  band: {
    toPickup: 'On the way to the pickup',
    atPickup: 'At the pickup',
    toStop: 'On the way to the stop',
    atStop: 'At the stop',
    toReturn: 'Returning to the shop',
  },
  network: 'No internet',
  pending: (count) => plural(count, '1 action to be sent', `${count} actions to be sent`),
  refused: 'The phone blocks the location',
  refusedLead:
    'Without it there are no offers. Open the padlock beside the address (or Settings › Apps › Browser › Permissions), allow Location and come back.',
  weak: 'No GPS signal. Go to an open place.',
};

export const withdrawalWords: typeof pt.withdrawalWords = {
  blocked: 'The company has blocked your withdrawals.',
  none: 'You have not asked for a withdrawal yet.',
  status: { pending: 'waiting for the company', completed: 'paid', reversed: 'returned' },
  states: {
    requested: 'waiting for consent',
    approved: 'approved, to be paid',
    paying: 'paying',
    paid: 'paid',
    returned: 'back in your balance',
  },
  payingSince: (time) => `paying since ${time}`,
  arrives: (amount, fee) => `${amount} arrive, fee ${fee}`,
  to: (name) => `to ${name}`,
  because: (reason) => `Reason: ${reason}`,
  owner: (parts) =>
    `Owner of the key: ${parts.filter((one) => one !== null).join(' · ')}. Check before you ask.`,
  fee: (fee) => `The Pix fee is ${fee} and comes off the amount.`,
  least: (amount) => `The least withdrawal is ${amount}.`,
  onDays: 'The company pays the whole balance on its days:',
  also: 'The company also pays the whole balance by itself:',
  daily: (hour) => `every day at ${hour}:00`,
  weekly: (day, hour) => `${day} at ${hour}:00`,
  days: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
};

export const blockWords: typeof pt.blockWords = {
  blocked: 'You are blocked for new offers',
  blockedUntil: (until) => `Until ${until}. Orders in hand can be finished.`,
  blockedOpen: 'Until the company unblocks you: contact it. Orders in hand can be finished.',
  suspended: 'You are suspended',
  suspendedLead:
    'Until the company readmits you. What you carry, goods and cash, can be handed over; earnings, withdrawals and contests go on.',
  because: (reason) => `Reason: ${reason}`,
  since: (time) => `Since ${time}.`,
};

export const contestWords: typeof pt.contestWords = {
  contest: 'Contest',
  askReview: 'Ask for a review',
  why: 'What is wrong?',
  send: 'Send',
  sentTitle: 'Sent',
  sentLead: 'Somebody of the company will answer. Follow it under Earnings › Contests.',
  none: 'You have contested nothing. To contest, open an order or a line of the statement.',
  missingPay: (order, amount) => `Order ${order}: I got ${amount}`,
  about: {
    charge: 'Movement',
    missing_pay: 'Pay of an order',
    block: 'Block',
    difference: 'Difference of counted cash',
  },
  states: { open: 'being looked at', accepted: 'accepted', refused: 'refused' },
  until: (time) => `answer by ${time}`,
  answered: (answer) => `Answer: ${answer}`,
};

export const claimWords: typeof pt.claimWords = {
  title: 'Claims about your deliveries',
  about: (kind, order) => `${kind} · order ${order}`,
  kinds: {
    not_received: 'Did not arrive',
    damaged: 'Arrived damaged',
    wrong: 'Was wrong',
    late: 'Arrived late',
  },
  states: { open: 'under review', accepted: 'accepted', refused: 'refused' },
  until: (time) => `decided by ${time}`,
  answerUntil: (time) => `answer until ${time}: nothing is decided against you before`,
  early: (why) => `Decided before you had answered: ${why}`,
  answer: 'Say what happened',
  what: 'What happened?',
  send: 'Send',
  mine: (said) => `You said: ${said}`,
  unsent: 'Not sent yet: it goes as soon as there is internet.',
  decided: (answer) => `Decision: ${answer}`,
  atFault: (answer) => `Decision, you answer for it: ${answer}`,
};

/** What refusals of the courier API say to a courier, by the core's code. */
export const ownProblems: typeof pt.ownProblems = {
  caller_blocked: 'Your access is suspended. Contact the company.',
  forbidden: 'Your registration does not allow this. Contact the company.',
  wrong_code: 'The code is wrong. Ask the recipient for it again.',
  too_many_attempts: 'Too many attempts. Wait a minute and try again.',
  order_not_found: 'You no longer have this order.',
  order_grouped: 'This order goes together with others. Contact the company.',
  stop_not_found: 'This stop is no longer part of the order.',
  offer_not_found: 'This offer does not exist any more.',
  offer_gone: 'This offer is gone.',
  courier_not_found: 'Your registration does not exist any more. Contact the company.',
  courier_unavailable: 'You cannot take this order now.',
  shift_overlaps: 'You have another shift at that time.',
  shift_closed: 'It is too late for this at the shift.',
  shift_not_found: 'This shift does not exist any more.',
  courier_blocked: 'You are blocked for new offers.',
  courier_not_approved: 'Your registration is not approved yet.',
  hub_not_found: 'There is no company with this number.',
  hand_in_not_found: 'This hand-in does not exist any more.',
  vehicle_type_not_found: 'This vehicle type does not exist any more. Choose another one.',
  area_paused: 'The area takes no orders now. Contact the company.',
  tariff_not_found: 'There is no price for this way. Contact the company.',
  proof_required: 'The photo or signature of the delivery is missing.',
  insufficient_balance: 'Your balance does not cover this amount.',
  withdrawal_blocked: 'Your withdrawals are blocked. Contact the company.',
  request_already_decided: 'The company has decided on this withdrawal already.',
  wallet_not_found: 'This withdrawal does not exist any more.',
  limit_reached: 'There are too many photos, or the photo is too large.',
};

export const collectedWords: typeof pt.collectedWords = {
  other: 'I received another amount or another way',
  asAsked: 'I received it as asked',
  asked: (amount) => `Asked: ${amount}. What did you receive?`,
  amount: 'Amount received, without the change',
  method: 'Paid by',
  methods: {
    cash: 'Cash',
    pix: 'Pix',
    credit_card: 'Credit card',
    debit_card: 'Debit card',
    meal_voucher: 'Meal voucher',
    food_voucher: 'Food voucher',
    other: 'Another way',
  },
  change: 'Change you gave',
  reason: 'Why?',
  reasonHint: (amount) => `The company and the shop see the reason and ${amount}.`,
  limit: (cents, limit) =>
    `With this payment you hold ${cents}. The limit is ${limit}: hand the cash in to be offered further orders in cash.`,
  faults: {
    amount: 'Write the amount, such as 45.00.',
    change: 'Write the change, such as 5.00.',
    reason: 'Say why it was not as asked.',
  },
};

export const cashWords: typeof pt.cashWords = {
  title: 'Cash in hand',
  nothing: 'You hold no cash of the company.',
  since: (when) => `since ${when}`,
  owed: (amount) => `The company has ${amount} of yours too much.`,
  left: (amount, limit) => `${amount} to the limit of ${limit}.`,
  above: (limit) =>
    `You have reached the limit of ${limit}. Further orders in cash appear once you have handed it in.`,
  handIn: 'Hand in',
  collected: (count) => (count === 1 ? '1 payment' : `${count} payments`),
  amount: 'Amount you will hand in',
  announce: (amount) => `Announce ${amount}`,
  lead: 'Say how much you bring. Another person counts and confirms it; only then it leaves this list.',
  announced: (amount, when) => `You announced ${amount} (${when}). The company has to count it.`,
  unsent: (amount) => `Announcement of ${amount} kept. It will be sent when there is internet.`,
  unsentBack: 'Taking it back is kept. It will be sent when there is internet.',
  change: 'Change the amount',
  takeBack: 'Take it back',
  before: 'Cash handed in',
  states: {
    announced: 'waiting to be counted',
    confirmed: 'counted',
    withdrawn: 'taken back by you',
    reversed: 'reversed by the company',
  },
  counted: (counted, announced) => `counted ${counted}, announced ${announced}`,
};

/** What is paid for a delivery that came too late. */
export const lateWords: typeof pt.lateWords = {
  codeRight: 'The code was right.',
  paid: (amount: string) => `${amount} were paid for this delivery.`,
  payments: {
    company: 'The company decides whether this delivery is paid.',
    unproven: 'Nothing was paid: the right code, the photo or the pickup was missing.',
    others_left: 'Nothing is paid yet: other deliveries of this order are left.',
    not_cancelled: 'Nothing was paid: the order went on with somebody else.',
  },
  about: (order: string, paid: string) => `Order ${order}: I got ${paid}`,
};
