import fc from 'fast-check';
import { matchedShare, editDistance, wordSimilarity } from './word-similarity.calculator.js';

const word = fc.stringMatching(/^[a-z]{1,12}$/);

describe('similarity of words', () => {
  it('counts edits, a swap of adjacent letters as one', () => {
    expect(editDistance('acacias', 'acasias')).toBe(1);
    expect(editDistance('acacias', 'acaicas')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('is symmetric, zero only between equals, and at most the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(wordSimilarity(a, b)).toBe(wordSimilarity(b, a));
      }),
    );
  });

  it('knows a typo from another word, and no number from another', () => {
    expect(wordSimilarity('jatoba', 'jatob')).toBeGreaterThan(0.8);
    expect(wordSimilarity('palmas', 'palmeiras')).toBe(0);
    expect(wordSimilarity('12', '13')).toBe(0);
    expect(wordSimilarity('ze', 'se')).toBe(0);
  });

  it('weights words by their length', () => {
    expect(matchedShare(['rio', 'amazonas'], ['amazonas'])).toBeCloseTo(8 / 11);
    expect(matchedShare([], ['a'])).toBe(0);
  });
});
