/** No text is used in types. */
const PASSED = /^(ImportDeclaration$|TSType)/;

/**
 * The members of an object that a module takes: `['hookState']` where it goes on by a computed name, and `[]`
 * where it hands on the whole. A local name that hides the object's counts as it.
 */
export function usedPaths(tree, name) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node?.type !== 'string' || PASSED.test(node.type)) return;
    const chain = chainOf(node);
    if (chain?.root === name) found.push(chain.keys);
    if (chain) return chain.computed.forEach(visit);
    for (const [key, value] of Object.entries(node)) if (!isName(node, key)) visit(value);
  };
  visit(tree.body);
  return found;
}

/** A member's name is no use of the object with that name. */
const isName = (node, key) =>
  (key === 'key' && !node.computed) || (key === 'property' && !node.computed) || key === 'parent';

/** `text.states[state].lead` is known up to `text.states`. */
function chainOf(node) {
  if (node.type === 'Identifier') return { root: node.name, keys: [], computed: [], open: true };
  if (['ChainExpression', 'TSNonNullExpression', 'TSAsExpression'].includes(node.type))
    return chainOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  const chain = chainOf(node.object);
  if (!chain) return undefined;
  const { computed, property } = node;
  const key = computed ? property.value : property.name;
  if (computed && typeof key !== 'string')
    return { ...chain, open: false, computed: [...chain.computed, property] };
  return chain.open ? { ...chain, keys: [...chain.keys, key] } : chain;
}
