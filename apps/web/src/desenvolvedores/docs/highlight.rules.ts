/** A piece of a program and its kind; null: it is not marked. */
export interface Token {
  readonly text: string;
  readonly kind: 'comment' | 'string' | 'number' | 'word' | null;
}

const WORDS =
  'import|from|const|let|for|of|in|await|async|function|return|if|else|new|use|foreach|as|echo|def|with|raise|not|or|and|true|false|null|True|False|None|export|case|esac|curl|npx|GET|POST|PUT|DELETE';

/** One grammar for all samples, which are short; unknown text stays plain. `#` begins a comment line. */
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>(?:^|(?<=\s))#[^\n]*|(?<=^|\s)\/\/[^\n]*)`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|` + '`(?:[^`\\\\]|\\\\.)*`)',
    String.raw`(?<number>\b\d+(?:\.\d+)?\b)`,
    String.raw`(?<word>\b(?:${WORDS})\b)`,
  ].join('|'),
  'gm',
);

export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of code.matchAll(TOKEN)) {
    if (found.index > end) tokens.push({ text: code.slice(end, found.index), kind: null });
    const groups: Readonly<Record<string, string | undefined>> = found.groups ?? {};
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? null;
    tokens.push({ text: found[0], kind: kind as Token['kind'] });
    end = found.index + found[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: null });
  return tokens;
}
