import { cleanup, render } from '@testing-library/react';
import { GuidePage } from './guide.part.js';
import type { GuideTopic } from './topics.rules.js';

afterEach(cleanup);

describe('a guide', () => {
  it.each<[GuideTopic, readonly string[]]>([
    ['cotacoes', ['HTTP', 'HTTP', 'TypeScript', 'Python', 'PHP']],
    ['sdks', ['TypeScript', 'Python', 'PHP', 'TypeScript']],
    ['cli', ['Terminal', 'Terminal']],
    ['lotes', ['HTTP', 'TypeScript', 'Python', 'PHP']],
    ['conformidade', ['Terminal']],
  ])('shows its code apart from what is said about it: %s', (guide, names) => {
    const { container } = render(<GuidePage guide={guide} />);
    const shown = [...container.querySelectorAll('pre')];
    expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual(names);
    expect(container.querySelectorAll('p').length).toBeGreaterThan(2);
  });

  it('shows a namespace of PHP with its one backslash', () => {
    const { container } = render(<GuidePage guide="sdks" />);
    expect(container.textContent).toContain(String.raw`use LastMile\FullApi;`);
  });
});
