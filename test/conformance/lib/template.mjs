import { randomUUID } from 'node:crypto';

const PLACE = /\{\{([\w.]+)\}\}/g;

/** Fills `{{name}}` in every text; a text of one place alone becomes the value. `{{uuid}}` is always new. */
export function filled(template, values) {
  if (typeof template === 'string') return filledText(template, values);
  if (Array.isArray(template)) return template.map((one) => filled(one, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, one]) => [name, filled(one, values)]));
}

function filledText(text, values) {
  const alone = /^\{\{([\w.]+)\}\}$/.exec(text);
  if (alone) return valueOf(alone[1], values);
  return text.replace(PLACE, (_, name) => String(valueOf(name, values)));
}

function valueOf(name, values) {
  if (name === 'uuid') return randomUUID();
  if (!(name in values)) throw new MissingValue(name);
  return values[name];
}

/** A value that an earlier check would have given, or that was not given to the kit. */
export class MissingValue extends Error {
  constructor(name) {
    super(`no value for ${name}`);
    this.name = 'MissingValue';
  }
}

/** `order.id`, `0.id`: a member of what was answered. */
export function memberAt(value, path) {
  return path.split('.').reduce((at, name) => at?.[name], value);
}
