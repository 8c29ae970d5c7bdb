import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { jest } from '@jest/globals';
import setUp from './setup.js';

GlobalRegistrator.register({ url: 'http://localhost:3000/' });
const { happyDOM, HTMLElement } = globalThis as unknown as {
  happyDOM: { abort(): Promise<void> };
  HTMLElement: { prototype: { showPopover(): void } };
};

/** Channels of React and of the apps, which nobody closes. */
const open: { close(): void }[] = [];
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    open.push(this.port1);
  }
};
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    open.push(this);
  }
};

// happy-dom has no popovers.
HTMLElement.prototype.showPopover = () => undefined;

// A global with CommonJS only.
Object.assign(globalThis, { jest });
setUp();

// Specs of a suite share the document and the modules, which need a document to be loaded.
const { cleanup, configure } = await import('@testing-library/react');
const { cache } = await import('../../../apps/web/src/base/api/cache.js');
// What a spec waits for comes, however much else the machine does.
configure({ asyncUtilTimeout: 60_000 });
afterEach(() => {
  cleanup();
  cache.clear();
});

afterAll(async () => {
  for (const channel of open) channel.close();
  // Caches have timers of minutes.
  await happyDOM.abort();
});
