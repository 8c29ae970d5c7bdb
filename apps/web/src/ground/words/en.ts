import { inEnglish as plural } from '../plural.js';
import type * as pt from './pt.js';

/** This language, as addresses and the API name it, and whose dates it has. */
export const locale: typeof pt.locale = { code: 'en', dates: 'en-GB', numbers: 'en-GB' };

export const fileWords: typeof pt.fileWords = {
  cut: 'The file did not arrive whole and was not saved. Try again.',
};

/** Developers' apps in the words of all who meet them: their team, merchants and the platform's people. */
export const developerAppWords: typeof pt.developerAppWords = {
  types: { open_delivery: 'Open Delivery', full_api: 'Full API', model_m: 'Model M' },
  states: { draft: 'Draft', submitted: 'In review', approved: 'Approved', refused: 'Refused' },
  since: (when) => `since ${when}`,
  used: (when) => `used ${when}`,
  unused: 'never used',
  ended: (when) => `disconnected ${when}`,
  checks: {
    token_cached: 'Keeps the token and uses it again',
    answers_in_time: 'Answers webhooks within 10 seconds',
    bad_signature_refused: 'Refuses a wrong signature',
    repeat_accepted: 'Accepts a repeated message again',
    cancel_handled: 'Accepts messages of cancellations',
    order_completed: 'Accepts messages of completed orders',
  },
  passed: 'Seen',
  failed: 'Did not pass',
  unknown: 'Not seen yet',
  seen: (good, bad) => `${String(good)} as they should, ${String(bad)} not`,
  tokens: (calls, tokens) => `${String(calls)} calls with ${String(tokens)} tokens asked for`,
};

export const mapWords: typeof pt.mapWords = {
  noCity: 'There is no map of this city yet. An administrator brings it in at Places, City.',
};

/** States of “uma entrega” as people outside the delivery company read them. */
export const deliveryStatusWords: typeof pt.deliveryStatusWords = {
  waiting: 'Waits for payment',
  scheduled: 'Scheduled',
  preparing: 'Being prepared',
  pending: 'Looking for a courier',
  accepted: 'Courier on the way to the shop',
  arrived_pickup_location: 'Courier at the shop',
  collected: 'Out for delivery',
  delivered: 'Returning to the shop',
  completed: 'Done',
  cancelled: 'Cancelled',
};

/** States of “um pedido” as people outside the delivery company read them. */
export const orderStatusWords: typeof pt.orderStatusWords = {
  waiting: 'Waits for payment',
  scheduled: 'Scheduled',
  preparing: 'Being prepared',
  pending: 'Looking for a courier',
  accepted: 'Courier on the way to the shop',
  arrived_pickup_location: 'Courier at the shop',
  collected: 'Out for delivery',
  delivered: 'Returning to the shop',
  completed: 'Done',
  cancelled: 'Cancelled',
};

export const themeWords: typeof pt.themeWords = {
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
};

export const copyWords: typeof pt.copyWords = { copy: 'Copy', copied: 'Copied' };

export const dialogWords: typeof pt.dialogWords = {
  close: 'Close',
  cancel: 'Go back',
  discardTitle: 'Discard what you wrote?',
  discardLead: 'What is written in this window has not been saved.',
  discard: 'Discard',
};

export const drawerWords: typeof pt.drawerWords = { close: 'Close' };

export const emptyWords: typeof pt.emptyWords = { again: 'Try again', loading: 'Loading' };

export const formWords: typeof pt.formWords = {
  title: 'Leave without saving?',
  lead: 'What you changed on this screen has not been saved.',
  leave: 'Leave without saving',
  check: 'Check the marked fields.',
};

export const listViewsWords: typeof pt.listViewsWords = {
  views: 'Views',
  sharedBy: (name, who) => `${name} · by ${who}`,
  keep: 'Save this view…',
  keepTitle: 'Save view',
  remove: (name) => `Delete “${name}”`,
  name: 'Name',
  share: 'Share',
  save: 'Save',
};

export const listWords: typeof pt.listWords = {
  more: 'Show more',
  stale: (when: string) => `List of ${when}: it could not be read again.`,
  again: 'Try again',
  file: 'Export CSV',
};

export const logInWords: typeof pt.logInWords = {
  email: 'E-mail',
  password: 'Password',
  show: 'Show password',
  code: 'Code of your app',
  codeHint: 'Six digits, or a recovery code.',
  wrong: 'E-mail or password do not match.',
  enter: 'Sign in',
  forgot: 'Forgot the password',
  forgotLead: 'We send a link to choose another password. It is valid for 30 minutes.',
  send: 'Send link',
  sent: 'If this e-mail is registered, the link arrives in a moment.',
  back: 'Back',
};

export const logoFormWords: typeof pt.logoFormWords = { send: 'Send logo', remove: 'Remove logo' };

export const mailboxWords: typeof pt.mailboxWords = {
  open: 'Demonstration: see the message that would be sent',
};

export const mapFrameWords: typeof pt.mapFrameWords = {
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Show everything',
};

export const periodWords: typeof pt.periodWords = {
  period: 'Period',
  from: 'From',
  to: 'To',
  presets: {
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    this: 'This month',
    last: 'Last month',
    own: 'Another period',
  },
};

export const pickerWords: typeof pt.pickerWords = { none: 'Nothing found', waiting: 'Working it out…' };

export const reasonWords: typeof pt.reasonWords = {
  cancel: 'Go back',
  reason: 'Reason',
  missing: 'Say why.',
};

export const tableWords: typeof pt.tableWords = { sortBy: (name: string) => `Sort by ${name}`, sum: 'Total' };

export const toastWords: typeof pt.toastWords = { undo: 'Undo', close: 'Close', messages: 'Notices' };

/** Refusals that an app needs before it has loaded its own, by the core's code. */
export const firstProblems: typeof pt.firstProblems = {
  offline: 'The server cannot be reached. Check the network and try again.',
  session_changed: 'Somebody else has signed in to this browser. Load the page again.',
  wrong_password: 'The password is wrong.',
};

/** Refusals from before the core, or with a code that an old page does not know, by status; and all others. */
export const otherProblems: typeof pt.otherProblems = {
  statuses: {
    401: 'Your session has ended. Sign in again.',
    403: 'Your role does not allow this.',
    404: 'This does not exist any more. Open the screen again.',
    408: 'The connection is too slow. Try again.',
    409: 'This has changed while you worked. See how it is now, then try again.',
    410: 'This does not exist any more. Open the screen again.',
    413: 'The file is too large. Send a smaller one.',
    429: 'Too many attempts. Wait a minute and try again.',
  },
  failed: 'The server failed. Try again shortly.',
  refused: 'The server did not accept this. Check it and try again.',
  unknown: 'Something went wrong. Try again.',
};

/** Faulty fields, by the API's own sentence. */
export const fieldProblems: typeof pt.fieldProblems = {
  'A value is required': 'Fill in this field.',
  'Somebody else has this value already': 'Somebody else has this value already.',
  'Too many people have this password': 'Too many people have this password. Choose another one.',
  'There are too many': 'This is beyond the limit. Use fewer.',
  'The URL is not valid': 'The address is not valid. Copy all of it, with https://.',
  'The URL must use https': 'The address must begin with https.',
  'The port of the URL is not allowed': 'The port of the address is not allowed. Use 443.',
  'The URL must lead to a public address': 'The address must be a public one.',
  'The host of the URL does not resolve': 'The host of the address was not found. Check its spelling.',
  other: 'This value is not valid.',
};

/** Refusals that every app can meet, by the core's code; each app's own go before them. */
export const commonProblems: typeof pt.commonProblems = {
  credential_invalid: 'Your session has ended. Sign in again.',
  forbidden: 'Your role does not allow this.',
  caller_blocked: 'This account is blocked. Contact the company.',
  rate_limited: 'Too many attempts. Wait a minute and try again.',
  too_many_attempts: 'Too many attempts. Wait a few minutes.',
  order_not_found: 'This order does not exist any more.',
  document_not_found: 'This does not exist any more. Open the screen again.',
  evidence_not_found: 'This photo does not exist any more. Send it again.',
  not_unique: 'Somebody else has this value already.',
  address_not_found: 'Address not found. Check street and number.',
  outside_service_area: 'The address lies outside the area that is served.',
  transition_refused: 'The order has moved on and no longer allows this.',
  order_not_active: 'The order has ended.',
  insufficient_balance: 'The balance of the wallet does not cover the amount.',
  limit_reached: 'The limit is reached. Send fewer at once, or remove what you no longer use.',
  wrong_code: 'The code is wrong. Wait for the next one and try again.',
  idempotency_conflict:
    'This was sent with other contents already. Look at the list before you send it again.',
  feature_disabled: 'This is switched off.',
  plan_required: 'The company’s plan does not include this.',
  storage_unavailable: 'The server is busy. Try again shortly.',
  hub_moving: 'The system is under maintenance for a moment. Try again in a few seconds.',
  hub_moved: 'The company has moved to another server. Load the page again.',
  external_service_unavailable: 'A service outside did not answer. Try again shortly.',
  invalid_value: 'One of the values is not valid. Check it and try again.',
  required_value: 'A field is not filled in.',
};

/** What happens to goods that nobody takes at the door. */
export const fallbackWords: typeof pt.fallbackWords = {
  label: 'If nobody takes it',
  usual: 'As usual',
  company: 'As the company does',
  defaultHint: 'For orders that say nothing else.',
  acts: {
    return: 'Comes back to the shop',
    leave_at_door: 'Leave at the door, with a photo',
    neighbour: 'Leave with a neighbour or at the reception',
    try_again_today: 'Comes back and goes out again today',
    try_again_tomorrow: 'Comes back and goes out again tomorrow',
    dispose: 'Throw away',
  },
  neighbour: 'Leave with whom?',
  neighbourHint: 'Name of the neighbour, or “reception”.',
  neighbourMissing: 'Say with whom.',
  collects: 'There is money to collect: somebody has to be there to pay.',
  leftAtDoor: 'Left at the door, with a photo',
  leftWith: (who: string) => `Left with ${who}`,
  leaveWith: (who: string) => `leave with ${who}`,
};

/** What recipients ask for on the tracking page. */
export const requestWords: typeof pt.requestWords = {
  title: 'Requests of customers',
  kinds: { pin: 'Another place', time: 'Another time', redelivery: 'Another delivery' },
  costs: (price: string) => `${price} more`,
  accept: 'Accept',
  refuse: 'Refuse',
};

/** A second delivery of what nobody took. */
export const redeliveryWords: typeof pt.redeliveryWords = {
  title: 'Deliver again?',
  act: 'Deliver again',
  lead: 'A new order goes out with what was not delivered, to the same recipient and with the same code.',
  goodsAt: {
    shop: 'The goods are at the shop.',
    hub: 'The goods are at the company’s depot and are collected there.',
    courier: 'The goods are with the courier, who is asked first.',
  },
  placed: (id: string) => `Goes out again as order ${id}`,
};

/** What recipients think of a delivery. */
export const ratingWords: typeof pt.ratingWords = {
  rated: (stars: number) => `Rated: ${stars} of 5`,
  reasons: {
    on_time: 'On time',
    kind: 'Kindness',
    careful: 'Care with the order',
    late: 'It was late',
    rude: 'Rudeness',
    damaged: 'It came damaged',
    other: 'Something else',
  },
};

export const openSessionWords: typeof pt.openSessionWords = {
  here: 'this device',
  since: (when) => `since ${when}`,
  end: 'End',
};

export const passwordWords: typeof pt.passwordWords = {
  current: 'Current password',
  fresh: 'New password',
  change: 'Change password',
  changed: 'Password changed.',
};

export const factorWords: typeof pt.factorWords = {
  title: 'Second factor',
  required: 'Your company requires a second factor to sign in. It takes a minute.',
  lead: 'Besides the password every sign-in asks for a code of an app on your phone. Who learns the password does not get in.',
  begin: 'Set up an app',
  password: 'Your password',
  scan: 'Open an app for codes (Google Authenticator, Aegis, 1Password…) and point it at the square.',
  qr: 'QR code for the app',
  typed: 'No camera? Type into the app:',
  code: 'Code that the app shows',
  confirm: 'Confirm',
  recoveryTitle: 'Keep these codes',
  recovery: 'Each lets you in once if the phone is lost. They are not shown again.',
  kept: 'I kept the codes',
  on: 'On: every sign-in asks for a code.',
  left: (count) => plural(count, '1 recovery code is left.', `${count} recovery codes are left.`),
  few: 'Turn it off and set it up again to get new codes.',
  remove: 'Turn off',
  removed: 'Second factor turned off',
  removeCode: 'Code of the app, or a recovery code',
  out: 'Sign out',
};
