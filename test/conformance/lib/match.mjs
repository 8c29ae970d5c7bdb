/** What a word beginning with `@` asks of a value; see README, "Expected values". */
const KINDS = {
  any: () => true,
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string' && value !== '',
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
  uuid: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  instant: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) && isDate(value),
  jwt: (value) => typeof value === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value),
  url: (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value),
};

const isDate = (text) => !Number.isNaN(Date.parse(text));
const shown = (value) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120));

/** The first place where `value` is not what is expected, as a sentence; null: it is. */
export function mismatch(expected, value, at = 'body') {
  if (typeof expected === 'string' && expected.startsWith('@'))
    return mismatchOfWord(expected.slice(1), value, at);
  if (Array.isArray(expected)) return mismatchOfList(expected, value, at);
  if (typeof expected === 'object' && expected !== null) return mismatchOfObject(expected, value, at);
  return Object.is(expected, value) ? null : `${at} is ${shown(value)} instead of ${shown(expected)}`;
}

function mismatchOfWord(word, value, at) {
  if (word === 'absent') return value === undefined ? null : `${at} is there: ${shown(value)}`;
  if (word.startsWith('/')) return mismatchOfPattern(word, value, at);
  if (word.startsWith('not '))
    return String(value) === word.slice(4) ? `${at} is ${shown(value)} again` : null;
  return mismatchOfKind(word, value, at);
}

function mismatchOfKind(word, value, at) {
  const optional = word.endsWith('?');
  const kind = optional ? word.slice(0, -1) : word;
  const fits = KINDS[kind];
  if (!fits) throw new Error(`Unknown expectation @${word}`);
  if ((optional && value === null) || fits(value)) return null;
  return `${at} is ${shown(value)} instead of ${optional ? 'null or ' : ''}${kind}`;
}

function mismatchOfPattern(word, value, at) {
  const fits = typeof value === 'string' && new RegExp(word.slice(1, word.lastIndexOf('/'))).test(value);
  return fits ? null : `${at} is ${shown(value)}, which does not fit ${word}`;
}

/** `["@each", x]`: every element is x, of which there is at least one. Else element by element. */
function mismatchOfList(expected, value, at) {
  if (!Array.isArray(value)) return `${at} is ${shown(value)} instead of a list`;
  if (expected[0] === '@each') {
    if (value.length === 0) return `${at} is empty`;
    return first(value.map((item, i) => mismatch(expected[1], item, `${at}[${i}]`)));
  }
  if (value.length !== expected.length)
    return `${at} has ${value.length} elements instead of ${expected.length}`;
  return first(expected.map((one, i) => mismatch(one, value[i], `${at}[${i}]`)));
}

/** Members that are not named may be there, unless `"@only": true`. */
function mismatchOfObject({ '@only': only = false, ...expected }, value, at) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${at} is ${shown(value)} instead of an object`;
  const names = Object.keys(expected);
  const surplus = only ? Object.keys(value).find((name) => !names.includes(name)) : undefined;
  if (surplus !== undefined) return `${at}.${surplus} is not in the contract`;
  return first(names.map((name) => mismatch(expected[name], value[name], `${at}.${name}`)));
}

const first = (faults) => faults.find((fault) => fault !== null) ?? null;
