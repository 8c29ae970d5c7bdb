/** Rules of this source tree that no linter has, as a plugin of oxlint. */
import { readFileSync } from 'node:fs';

const MAX_DEPENDENCIES = 6;
/** The rest of a statement that reads what a page shows at this moment. */
const READ_ONCE =
  /[^;]*?\.(allInnerTexts|allTextContents|boundingBox|count|evaluate|evaluateAll|getAttribute|innerHTML|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent)(<[^(]*>)?\(/y;

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const hasNode20 = engines.node.includes('20.');

const rule = (message, visitor) => ({
  create: (context) => visitor((node) => context.report({ node, message }), context),
});

const rules = {
  'few-dependencies': rule('More than 6 constructor dependencies: this class does too much.', (report) => ({
    MethodDefinition: (node) => {
      if (node.kind === 'constructor' && node.value.params.length > MAX_DEPENDENCIES) report(node);
    },
  })),
  'no-forward-ref': rule('A cycle of modules: cut it instead.', (report) => ({
    CallExpression: (node) => {
      if (node.callee.name === 'forwardRef') report(node);
    },
  })),
  'no-own-clock': rule('Only the clock knows what time it is: inject Clock.', (report) => ({
    NewExpression: (node) => {
      if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
    },
  })),
  'hooks-call-hooks': rule('It calls no hook, which its name promises.', (report, { sourceCode }) => ({
    FunctionDeclaration: (node) => {
      if (!/^use[A-Z]/.test(node.id?.name ?? '')) return;
      if (!/\buse([A-Z]\w*)?[(<]/.test(sourceCode.getText(node.body))) report(node);
    },
  })),
  'shown-in-browsers': rule('Read once: ask `shown` (test/support/shown.ts).', (report, { sourceCode }) => ({
    CallExpression: (node) => {
      if (node.callee.name !== 'expect') return;
      READ_ONCE.lastIndex = node.range[0];
      if (READ_ONCE.test(sourceCode.text)) report(node);
    },
  })),
  'named-attributes': rule('Write attributes by their names.', (report) => ({
    JSXSpreadAttribute: (node) => {
      if (node.argument.type === 'ObjectExpression') report(node);
    },
  })),
  'named-exports': rule('List what is exported by name.', (report) => ({ ExportAllDeclaration: report })),
  'gone-with-node-20': rule('Node 20 is gone: delete what only it explains.', (report, context) => ({
    Program: () => {
      if (hasNode20) return;
      for (const comment of context.sourceCode.getAllComments())
        if (comment.value.toLowerCase().includes('delete when node 20 goes')) report(comment);
    },
  })),
};

export default { meta: { name: 'own' }, rules };
