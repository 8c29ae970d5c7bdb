import { StreetNames } from './street-names.store.js';

describe('names of streets in memory', () => {
  const names = new StreetNames();
  const all = [
    'cecilia abreu',
    'cecilia abreu acacias',
    'iracema abreu',
    'sete',
    'sabia azul',
    'sabia sertao',
  ];
  for (const name of [...all, ...all]) names.add(name);

  it('keep each name once', () => {
    expect(names.size).toBe(all.length);
  });

  it('find what a misspelt one has most in common with, again and again', () => {
    for (let times = 0; times < 3; times++) {
      expect(names.nearest(['cecila', 'abreu'], 2)).toEqual(['cecilia abreu', 'cecilia abreu acacias']);
      expect(names.nearest(['sabia', 'azull'], 2)).toEqual(['sabia azul', 'sabia sertao']);
      expect(names.nearest(['xyzw'], 9)).toEqual([]);
      expect(names.nearest([], 9)).toEqual([]);
    }
  });

  it('find those that begin with what is typed, whole names first', () => {
    expect(names.beginning('sab', 9)).toEqual(['sabia azul', 'sabia sertao']);
    expect(names.beginning('sabia s', 9)).toEqual(['sabia sertao']);
    expect(names.beginning('abr', 1)).toEqual(['cecilia abreu']);
    expect(names.beginning('', 9)).toEqual([]);
  });

  it('find each of thousands by a name with a letter left out', () => {
    const many = new StreetNames();
    const keys = Array.from(
      { length: 3_000 },
      (_, i) => `rua${String(i % 7)} nome${String(i * 7919)} fim${String(i % 31)}`,
    );
    for (const key of keys) many.add(key);
    for (const key of keys.filter((_, i) => i % 500 === 0))
      expect(many.nearest(key.replace('nome', 'nme').split(' '), 5)[0]).toBe(key);
  });

  it('take a name that is added later', () => {
    names.add('goiabeira quintal');
    expect(names.nearest(['goiabera', 'quintal'], 1)).toEqual(['goiabeira quintal']);
  });
});
