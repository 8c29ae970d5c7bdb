import { render } from '@testing-library/react';
import { Book } from './book.part.js';
import { BOOK } from './book-states.part.js';

describe('the book of states', () => {
  it('shows each part in each state, once on a light and once on a dark ground', () => {
    // One part fails, which React tells of; one looks for the mailbox of a demonstration.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody answers'));
    const { container } = render(<Book />);
    const states = Object.values(BOOK).flatMap((part) => Object.keys(part));
    for (const theme of ['light', 'dark']) {
      const shown = [...container.querySelectorAll(`[data-theme=${theme}] [data-state]`)];
      expect(shown.map((one) => one.getAttribute('data-state'))).toEqual(states);
      expect(shown.filter((one) => (one.lastElementChild?.children.length ?? 0) === 0)).toEqual([]);
    }
  });
});
