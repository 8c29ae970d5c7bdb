interface Shown {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
}
type Listener = (event: object) => void;

const GLOBALS = ['BUILD', 'addEventListener', 'clients', 'registration', 'fetch'] as const;

/** The service worker among a fake browser; a real one dispatches no push of its own to a test. */
describe('the couriers’ service worker', () => {
  const before = GLOBALS.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  const listeners = new Map<string, Listener>();
  const shown: Shown[] = [];
  const posted: unknown[] = [];
  const requests: { url: string; body: unknown }[] = [];
  const subscribed: object[] = [];
  let visibilityState = 'hidden';

  beforeAll(async () => {
    const page = {
      url: 'https://entregas.example.com/entregador/mapa',
      get visibilityState() {
        return visibilityState;
      },
      postMessage: (message: unknown) => posted.push(message),
    };
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example.com/new', keys: { p256dh: 'P', auth: 'A' } }),
    };
    const fakes: Record<(typeof GLOBALS)[number], unknown> = {
      BUILD: { language: 'pt', version: '1', files: [] },
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      clients: { matchAll: () => Promise.resolve([page]) },
      registration: {
        showNotification: (title: string, options: Shown['options']) => shown.push({ title, options }),
        getNotifications: () => Promise.resolve([]),
        pushManager: {
          subscribe: (options: object) => {
            subscribed.push(options);
            return Promise.resolve(subscription);
          },
        },
      },
      fetch: (url: string, init?: { body: string }) => {
        requests.push({ url, body: init && (JSON.parse(init.body) as unknown) });
        return Promise.resolve(Response.json(init ? { id: 1 } : { publicKey: 'KEY' }));
      },
    };
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    // By its address, as the compiler would read it without the types of browsers.
    await import(new URL('../../apps/web/src/entregador/worker.ts', import.meta.url).href);
  });
  afterAll(() => {
    for (const [at, name] of GLOBALS.entries()) {
      const descriptor = before[at];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  });
  beforeEach(() => {
    for (const list of [shown, posted, requests, subscribed]) list.length = 0;
    visibilityState = 'hidden';
  });

  const happens = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  const push = (message: object) => happens('push', { data: { json: () => message } });
  const cancelled = { kind: 'courier_order_cancelled', orderId: '7', title: 'Cancelado', body: 'Pare' };

  it('shows news of an order in one notification an order, and tells the hidden app', async () => {
    await push(cancelled);
    expect(shown).toMatchObject([{ title: 'Cancelado', options: { body: 'Pare', tag: 'order-7' } }]);
    expect(posted).toEqual([{ pushed: 'courier_order_cancelled' }]);
  });

  it('leaves it to an app on the screen to show what was pushed', async () => {
    visibilityState = 'visible';
    await push(cancelled);
    await push({ kind: 'courier_offer', offerId: '8', title: 'Oferta', body: 'Padaria' });
    expect(shown).toEqual([]);
    expect(posted).toEqual([{ pushed: 'courier_order_cancelled' }, { pushed: 'courier_offer' }]);
  });

  it('subscribes again, with the server’s key, when the browser ends its subscription', async () => {
    await happens('pushsubscriptionchange', { newSubscription: null });
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'KEY' }]);
    expect(requests).toMatchObject([
      { url: '/api/courier/push-subscriptions/key' },
      {
        url: '/api/courier/push-subscriptions',
        body: { endpoint: 'https://push.example.com/new', keys: { p256dh: 'P', auth: 'A' } },
      },
    ]);
  });
});
