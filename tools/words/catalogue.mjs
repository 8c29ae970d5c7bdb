// Catalogues of texts: a JSON file a language, in ICU's grammar: `{name}`, `{count, plural, one {…} other
// {…}}`, and `{when, time}` for a moment after its preposition.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A note to translators, in place of a text. */
const NOTE = '//';
/** Other languages are compared with it. */
const MEASURE = 'pt';

/** Plural rules in `base/plural.ts` of the web apps, by name for `Intl`: its `pt` says “0 pedido”. */
const RULES = { pt: 'inPortuguese', en: 'inEnglish' };
const RULE_NAMES = { pt: 'pt-PT', en: 'en', es: 'es' };

/** By language. @throws for every fault that would show on a screen */
export function cataloguesIn(folder) {
  const languages = readdirSync(folder).filter((name) => /^\w\w\.json$/.test(name));
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const all = Object.fromEntries(languages.map((name) => [basename(name, '.json'), read(name)]));
  const faults = faultsOf(all);
  if (faults.length > 0) throw new Error(`${folder}:\n${faults.join('\n')}`);
  return all;
}

/** Only this reason leaves open who did not come: its texts say that it was the courier. */
const NO_SHOW = /\bno_show$/;
const SAYS_WHO = /entregador|courier|repartidor/i;

/**
 * Texts that a language lacks or has alone, whose facts differ, or that are of `no_show` and do not say who.
 */
export function faultsOf(catalogues) {
  const wanted = textsOf(measureOf(catalogues));
  const facts = (text) => [...messageOf(text).facts.keys()].sort().join();
  return Object.entries(catalogues).flatMap(([language, catalogue]) => {
    const found = textsOf(catalogue);
    const lacks = [...wanted.keys()].filter((path) => !found.has(path));
    const alone = [...found.keys()].filter((path) => !wanted.has(path));
    const vague = [...found].filter(([path, text]) => NO_SHOW.test(path) && !SAYS_WHO.test(text));
    const differ = [...wanted].filter(
      ([path, text]) => found.has(path) && facts(text) !== facts(found.get(path)),
    );
    return [
      ...lacks.map((path) => `${language} lacks ${path}`),
      ...alone.map((path) => `${language} alone has ${path}`),
      ...vague.map(([path]) => `${language} does not say who did not come in ${path}`),
      ...differ.map(([path, text]) => `${language} has other facts than {${facts(text)}} in ${path}`),
    ];
  });
}

/** Portuguese, or the only catalogue. */
export const measureOf = (catalogues) => catalogues[MEASURE] ?? Object.values(catalogues)[0];

/** Unused: no module takes the text's path, one above or one below. A list is one text. */
export function unusedOf(catalogue, used) {
  const paths = [...used].map((path) => `${path}.`);
  return [...textsOf(catalogue).keys()]
    .map((text) => text.replace(/\.\d+$/, ''))
    .filter((text) => !paths.some((path) => path.startsWith(`${text}.`) || `${text}.`.startsWith(path)));
}

/** By path: `boardWords.hookState.due`. */
export function textsOf(catalogue, path = '') {
  if (typeof catalogue === 'string') return new Map([[path, catalogue]]);
  return new Map(entriesOf(catalogue).flatMap(([key, value]) => [...textsOf(value, under(path, key))]));
}

/** In JavaScript. `helpers` is the folder of the functions that texts call. */
export function sectionModule(name, section, language, helpers) {
  return withHelpers(`export const ${name} = ${codeOf(section)};`, language, helpers);
}

/** In TypeScript, for a web app: a fact is a number where a language counts it. */
export function typedModule(catalogues, language, helpers) {
  const typesOf = typesIn(catalogues);
  const sections = Object.entries(catalogues[language]).map(
    ([name, section]) => `export const ${name} = ${codeOf(section, name, typesOf)};`,
  );
  return withHelpers(sections.join('\n'), language, helpers);
}

/** In TypeScript, for a server, in all its languages. */
export function serverModule(catalogues) {
  const typesOf = typesIn(catalogues);
  const names = Object.keys(catalogues);
  const measure = MEASURE in catalogues ? MEASURE : names[0];
  const bodies = names.map((language) => {
    const code = codeOf(catalogues[language], '', typesOf).replaceAll('plural(', `plural.${language}(`);
    return `const ${language}${language === measure ? '' : ': Words'} = ${code};`;
  });
  const rules = names.map((language) => `${language}: pluralOf('${RULE_NAMES[language]}')`);
  const plural = `function pluralOf(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, other: string) => (rules.select(count) === 'one' ? one : other);
}
const plural = { ${rules.join(', ')} };
`;
  const code = [
    ...bodies,
    `export type Words = typeof ${measure};`,
    `export const WORDS: { readonly [L in ${names.map((name) => `'${name}'`).join(' | ')}]: Words } = { ${names.join(', ')} };\n`,
  ].join('\n');
  return `${code.includes('plural.') ? plural : ''}${code}`;
}

/** For a server that fills the texts itself, as it fills those that hubs write. */
export function plainModule(catalogues) {
  const json = JSON.stringify(catalogues, (key, value) => (key === NOTE ? undefined : value), 2);
  // Codes that are numbers stay numbers for the compiler.
  return `export const WORDS = ${json.replace(/^( *)"(\d+)":/gm, '$1$2:')};\n`;
}

/** For guides, which show each text in their language: `{ pt, en }` in place of a text. */
export function guideModule(catalogues) {
  const told = (texts) =>
    Object.fromEntries(
      entriesOf(texts[MEASURE]).map(([key, value]) => {
        const each = Object.fromEntries(
          Object.keys(texts).map((language) => [language, texts[language][key]]),
        );
        return [key, typeof value === 'string' ? each : told(each)];
      }),
    );
  return plainModule(told(catalogues));
}

/** In all languages together. */
function typesIn(catalogues) {
  const texts = Object.values(catalogues).map((one) => textsOf(one));
  return (path) => new Map(texts.flatMap((one) => [...messageOf(one.get(path)).facts]).sort(byKind));
}

/** The narrower type comes last, and so stays in a map. */
const byKind = ([, a], [, b]) => Number(!a.includes('|')) - Number(!b.includes('|'));

function withHelpers(code, language, folder) {
  const plural = `import { ${RULES[language]} as plural } from '${folder}/plural.js';\n`;
  const moment = `import { atMoment } from '${folder}/moment-words.js';\n`;
  return `${code.includes('plural(') ? plural : ''}${code.includes('atMoment(') ? moment : ''}${code}\n`;
}

const under = (path, key) => (path === '' ? key : `${path}.${key}`);

const entriesOf = (texts) => Object.entries(texts).filter(([key]) => key !== NOTE);

function codeOf(value, path = '', typesOf) {
  if (typeof value === 'string') return textCode(value, typesOf?.(path));
  const values = entriesOf(value).map(([key, one]) => [key, codeOf(one, under(path, key), typesOf)]);
  if (Array.isArray(value)) return `[${values.map(([, one]) => one).join(', ')}]`;
  return `{ ${values.map(([key, one]) => `${JSON.stringify(key)}: ${one}`).join(',\n')} }`;
}

/** Without facts a string; a single fact is the argument, several are one object. */
function textCode(text, types) {
  const { elements, facts } = messageOf(text);
  if (facts.size === 0) return JSON.stringify(elements[0]?.value ?? '');
  const typed = (shown) => (types ? `: ${shown([...types])}` : '');
  if (facts.size === 1)
    return `(fact${typed(([[, type]]) => type)}) => ${templateOf(elements, () => 'fact')}`;
  const all = typed((each) => `{ ${each.map(([name, type]) => `${name}: ${type}`).join('; ')} }`);
  return `(facts${all}) => ${templateOf(elements, (name) => `facts.${name}`)}`;
}

/** The text's parts, and the types of its facts. */
function messageOf(text) {
  const elements = parse(text, { ignoreTag: true });
  return { elements, facts: new Map(factsIn(elements).sort(byKind)) };
}

const factsIn = (elements) =>
  elements.flatMap(({ type, value, options }) => {
    if (type === TYPE.literal) return [];
    if (type === TYPE.argument) return [[value, 'string | number']];
    if (type === TYPE.time) return [[value, 'string']];
    if (type !== TYPE.plural)
      throw new Error(`Only {name}, times and plurals are known, not that of ${value}`);
    return [[value, 'number'], ...Object.values(options).flatMap((option) => factsIn(option.value))];
  });

const templateOf = (elements, factOf) => `\`${elements.map((one) => pieceOf(one, factOf)).join('')}\``;

function pieceOf({ type, value, options }, factOf) {
  if (type === TYPE.literal) return value.replace(/[`\\]|\$(?=\{)/g, String.raw`\$&`);
  if (type === TYPE.argument) return `\${${factOf(value)}}`;
  if (type === TYPE.time) return `\${atMoment(${factOf(value)})}`;
  const textOf = (option) => templateOf(option.value, factOf);
  const { one, other, ...exact } = options;
  const cases = Object.entries(exact).map(([name, option]) => {
    if (!name.startsWith('=')) throw new Error(`No language here has the plural “${name}” of {${value}}`);
    return `${factOf(value)} === ${name.slice(1)} ? ${textOf(option)} : `;
  });
  const counted = one ? `plural(${factOf(value)}, ${textOf(one)}, ${textOf(other)})` : textOf(other);
  return `\${${cases.join('')}${counted}}`;
}

export function cataloguesOf(root) {
  return readdirSync(root)
    .map((app) => join(root, app, 'words'))
    .filter((folder) => existsSync(join(folder, `${MEASURE}.json`)));
}
