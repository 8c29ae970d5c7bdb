import { FEDERATIVE_UNITS, isFederativeUnit, onlyDigits } from '#domain';
import type { Environment } from '#runtime';
import { CommandArguments, type Ask } from '../command.types.js';
import { fileText } from '../text-file.parser.js';
import { GUIDED_LANGUAGES, type GuidedLanguage, terminalLanguage } from './guided-hub.steps.js';
import { WORDS as GUIDED_WORDS, type Words as GuidedWords } from './words.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REAIS = /^\d{1,6}([.,]\d{1,2})?$/;
const LETTER = /\p{L}/u;

interface Question {
  readonly text: string;
  /** What is said when the answer cannot be. */
  readonly fault: string;
  readonly accepts: (answer: string) => boolean | Promise<boolean>;
  readonly usual?: string;
}

/**
 * Asks for all that the first order of a hub needs, in the language of the terminal or the one that is answered; what
 * cannot be is said and asked for again.
 */
export async function askForHub(ask: Ask, env: Environment): Promise<CommandArguments> {
  const language = await askForLanguage(ask, env);
  const words = GUIDED_WORDS[language];
  const values: Record<string, string | boolean> = { guided: true, language };
  for (const [option, question] of Object.entries(questionsOf(words)))
    values[option] = await until(ask, question);
  values['state'] = String(values['state']).toUpperCase();
  return new CommandArguments(values, {});
}

function questionsOf(words: GuidedWords): Readonly<Record<string, Question>> {
  const name = { fault: words.needName, accepts: isName };
  const price = { fault: words.needReais, accepts: (text: string) => REAIS.test(text) };
  const file = { fault: words.needFile, accepts: isFileOrNone };
  return {
    name: { text: words.company, ...name },
    city: { text: words.city, ...name },
    state: {
      text: words.state,
      fault: words.needState + Object.keys(FEDERATIVE_UNITS).join(' '),
      accepts: (text) => isFederativeUnit(text.toUpperCase()),
    },
    timezone: {
      text: words.timezone,
      fault: words.needTimezone,
      accepts: isTimezoneName,
      usual: 'America/Sao_Paulo',
    },
    operator: { text: words.operator, ...name },
    email: { text: words.email, fault: words.needEmail, accepts: (text) => EMAIL.test(text) },
    vehicle: { text: words.vehicle, ...name, usual: 'Moto' },
    base: { text: words.base, ...price, usual: '7.00' },
    'per-km': { text: words.perKm, ...price, usual: '1.50' },
    gazetteer: { text: words.gazetteer, ...file },
    area: { text: words.area, ...file },
    merchant: { text: words.merchant, ...name },
    phone: { text: words.phone, fault: words.needPhone, accepts: isPhone },
  };
}

async function askForLanguage(ask: Ask, env: Environment): Promise<GuidedLanguage> {
  const answer = await until(ask, {
    text: 'Idioma / Language (pt, en)',
    fault: 'pt / en',
    accepts: (text) => GUIDED_LANGUAGES.some((one) => one === text.toLowerCase()),
    usual: terminalLanguage(env),
  });
  return answer.toLowerCase() === 'pt' ? 'pt' : 'en';
}

async function until(ask: Ask, { text, fault, accepts, usual }: Question): Promise<string> {
  for (let question = text; ; question = `${fault}\n${text}`) {
    const answer = (await ask(question, usual)).trim();
    if (await accepts(answer)) return answer;
  }
}

function isName(text: string): boolean {
  return LETTER.test(text) && !text.includes('@');
}

/** As the runtime knows them: names of places, not offsets. */
function isTimezoneName(text: string): boolean {
  try {
    return text.includes('/') && new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}

function isPhone(text: string): boolean {
  const digits = onlyDigits(text).replace(/^55(?=\d{10,11}$)/, '');
  return /^\d{10,11}$/.test(digits) && !text.includes('@');
}

async function isFileOrNone(path: string): Promise<boolean> {
  return (
    path === '' ||
    fileText(path).then(
      () => true,
      () => false,
    )
  );
}
