// Leaves those features of React out of a build that no app uses: a sixth of what a phone loads before its first view.
const CLIENT = /react-dom-client\.production\.js$/;
const OWN = /\/src\/.*\.tsx?$/;
/** A source that takes what is left out. */
const TAKES =
  /^import \{[^}]*\b(hydrateRoot|ViewTransition|SuspenseList|Activity|useActionState|useFormStatus|preload\w*|preinit\w*)\b[^}]*\} from 'react(-dom.*)?'|<(title|link|meta|style|script)[\s>]/m;

/** Functions of React's client by the feature that alone calls them; a call stops with an error that names it. */
const UNUSED = {
  'pages rendered by a server': [
    'attemptExplicitHydrationTarget',
    'canHydrateInstance',
    'clearHydrationBoundary',
    'getHydratableHoistableCache',
    'hideOrUnhideDehydratedBoundary',
    'prepareToHydrateHostInstance',
    'queueIfContinuousEvent',
    'replayUnblockedEvents',
    'retryIfBlockedOn',
    'scheduleReplayQueueIfNeeded',
    'updateDehydratedSuspenseComponent',
  ],
  'view transitions': [
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitEnterViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
  ],
  'style sheets and scripts in components': [
    'acquireResource',
    'getResource',
    'insertStylesheetIntoRoot',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'suspendResource',
  ],
  'actions of forms': [
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'mountActionState',
    'updateActionStateImpl',
  ],
  'SuspenseList and Activity': [
    'cutOffTailIfNeeded',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
  'custom elements': ['setPropOnCustomElement'],
  'refs of fragments': [
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'FragmentInstance',
  ],
  findDOMNode: ['findCurrentFiberUsingSlowPath'],
};

/** Functions that are called for every page, with what they return where their feature is not used. */
const IDLE = {
  popHydrationState: 'return !1;',
  // A form whose `action` is a function.
  extractEvents$1: '',
  // The components around an error, for a handler of errors.
  getStackByFiberInDevAndProd: 'return "";',
};

/** Conditions that never hold here. */
const NEVER = [
  // The page was rendered by a server.
  { pattern: /\bisHydrating\b(?! =|\$|\n\))/g, times: 35 },
  // A transition might have a view transition.
  { pattern: /\((\w+) & 335544064\) === \1\b/g, times: 7 },
];

/** @returns {import('vite').Plugin[]} */
export function reactWithoutUnused() {
  return [
    {
      name: 'react-without-unused',
      apply: 'build',
      transform: {
        filter: { id: CLIENT },
        handler: (code) => ({ code: withoutUnused(code), map: null }),
      },
    },
    {
      name: 'react-takes-unused',
      transform: {
        filter: { id: OWN, code: TAKES },
        handler(code, id) {
          this.error(`${id}: react-plugin.mjs leaves out "${TAKES.exec(code)[0]}"`);
        },
      },
    },
  ];
}

/** The client without what is unused. @throws when React has changed: then the lists are read again */
function withoutUnused(client) {
  let code = client;
  for (const { pattern, times } of NEVER) {
    const found = code.match(pattern)?.length ?? 0;
    if (found !== times) throw new Error(`React has ${pattern} ${found} times, not ${times}`);
    code = code.replace(pattern, '!1');
  }
  code = without(code, /^exports\.hydrateRoot = function[^]*?\n};/m);
  code = without(code, /^FragmentInstance\.prototype\.\w+ = function[^]*?\n};/gm);
  for (const [feature, names] of Object.entries(UNUSED))
    for (const name of names) code = withBody(code, name, `throw Error("React without ${feature}");`);
  for (const [name, body] of Object.entries(IDLE)) code = withBody(code, name, body);
  return code;
}

function without(code, pattern) {
  if (code.search(pattern) === -1) throw new Error(`React has no ${pattern}`);
  return code.replace(pattern, '');
}

function withBody(code, name, body) {
  const pattern = new RegExp(`^function ${name.replace('$', '\\$')}\\([^]*?\\n}`, 'm');
  if (!pattern.test(code)) throw new Error(`React has no function ${name}`);
  return code.replace(pattern, () => `function ${name}() {${body}}`);
}
