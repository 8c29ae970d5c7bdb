/** A node of PostgreSQL's parse tree: `{VAR :varno 1 …}`. */
export interface TreeNode {
  readonly kind: string;
  readonly [field: string]: Tree | undefined;
}
/** A node, a list, or a word; null: `<>`. */
export type Tree = TreeNode | readonly Tree[] | string | null;

const TOKEN = /\s*([{}()[\]]|"(?:[^"\\]|\\[\s\S])*"|(?:\\[\s\S]|[^\s(){}[\]\\"])+)/y;

/** Reads what `debug_print_parse` prints. A field of several words, such as a constant's bytes, is a list. */
export function parseTree(text: string): Tree {
  TOKEN.lastIndex = 0;
  const tokens: string[] = [];
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) tokens.push(found[1]!);
  let at = 0;

  function value(): Tree {
    const token = tokens[at++]!;
    if (token === '{') return node();
    if (token === '(' || token === '[') {
      const items: Tree[] = [];
      while (!/^[)\]]$/.test(tokens[at]!)) items.push(value());
      at++;
      return items;
    }
    return token === '<>' ? null : token.replace(/^"([\s\S]*)"$/, '$1').replaceAll(/\\([\s\S])/g, '$1');
  }

  function node(): TreeNode {
    const fields: Record<string, Tree> = {};
    const kind = tokens[at++]!;
    while (tokens[at] !== '}') {
      const field = tokens[at++]!.slice(1);
      const values: Tree[] = [];
      while (tokens[at] !== '}' && !tokens[at]!.startsWith(':')) values.push(value());
      fields[field] = values.length === 1 ? values[0]! : values;
    }
    at++;
    return { ...fields, kind };
  }

  return value();
}

export function nodeOf(tree: Tree | undefined): TreeNode | null {
  return typeof tree === 'object' && tree !== null && 'kind' in tree ? tree : null;
}

export function listOf(tree: Tree | undefined): readonly Tree[] {
  return Array.isArray(tree) ? (tree as readonly Tree[]) : [];
}

/** A field of one word; '' when it is none. */
export function wordOf(node: TreeNode | null | undefined, field: string): string {
  const word = node?.[field];
  return typeof word === 'string' ? word : '';
}
