import { StoredForm } from './stored-form.store.js';

const ANA = 1;
const BIA = 2;

describe('a form that is kept', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
  });

  /** As a tab reads it after a reload. */
  const opened = () =>
    new StoredForm('form', { to: '' }, () => ({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => void stored.set(name, text),
      removeItem: (name) => void stored.delete(name),
    }));
  const typed = (to: string) => () => ({ to });

  it('outlives a reload with its key, until it is done', () => {
    const form = opened();
    form.actsOf(ANA).change(typed('Rua A, 1'));
    const { key } = form.of(ANA);
    expect(opened().of(ANA)).toMatchObject({ value: { to: 'Rua A, 1' }, key });
    form.actsOf(ANA).clear();
    expect([form.of(ANA).value, form.of(ANA).key === key, stored.size]).toEqual([{ to: '' }, false, 0]);
  });

  it('keeps its key when it is changed after an answer was lost', () => {
    const form = opened();
    form.actsOf(ANA).change(typed('Rua A, 1'));
    const { key } = form.of(ANA);
    expect(form.actsOf(ANA).send()).toBe(true);
    form.actsOf(ANA).change(typed('Rua A, 10'));
    expect(form.actsOf(ANA).send()).toBe(false);
    expect(opened().of(ANA)).toMatchObject({ key, sent: JSON.stringify({ to: 'Rua A, 1' }) });
  });

  it('knows of nothing sent after the only request was refused', () => {
    const form = opened();
    form.actsOf(ANA).send();
    form.actsOf(ANA).unsend();
    expect(opened().of(ANA).sent).toBeNull();
  });

  it('has another key and what was typed after an earlier request turned out to be done', () => {
    const form = opened();
    form.actsOf(ANA).change(typed('Rua A, 10'));
    const { key } = form.of(ANA);
    form.actsOf(ANA).done(77);
    expect(opened().of(ANA)).toMatchObject({ value: { to: 'Rua A, 10' }, sent: null, earlier: 77 });
    expect(opened().of(ANA).key).not.toBe(key);
  });

  it('is never shown to another person of the browser', () => {
    const form = opened();
    form.actsOf(ANA).change(typed('Rua A, 1'));
    expect(opened().of(BIA).value).toEqual({ to: '' });
    expect([form.of(BIA).value, form.of(BIA).key === form.of(ANA).key]).toEqual([{ to: '' }, false]);
  });

  it('works where nothing can be stored', () => {
    const fails = () => {
      throw new Error('full');
    };
    const form = new StoredForm('form', '', () => ({ getItem: fails, setItem: fails, removeItem: fails }));
    form.actsOf(ANA).change(() => 'typed');
    expect(form.of(ANA).value).toBe('typed');
  });

  it('gains what a newer version of the page has added', () => {
    stored.set('form', JSON.stringify({ person: ANA, value: {}, key: 'k', sent: null, earlier: null }));
    expect(opened().of(ANA).value).toEqual({ to: '' });
  });
});
