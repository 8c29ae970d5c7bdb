import { render } from '@testing-library/react';
import { GuidePage } from './route.js';
import { guideOf } from './guides.rules.js';
import { foundIn, indexOfPage } from './search.rules.js';
import { TOPICS, type Topic } from './topics.rules.js';

describe('a guide', () => {
  it.each<[Topic, readonly string[]]>([
    ['pedidos', ['HTTP', 'HTTP', 'TypeScript', 'Python', 'PHP', 'HTTP', 'TypeScript', 'Python', 'PHP']],
    [
      'sdks',
      [
        'Terminal',
        'Terminal',
        'Terminal',
        'TypeScript',
        'Python',
        'PHP',
        'TypeScript',
        'Terminal',
        'Terminal',
        'Terminal',
      ],
    ],
    ['aplicativos', ['json', 'HTTP']],
    ['mudancas', []],
  ])('shows its code apart from what is said about it: %s', (topic, names) => {
    const { container } = render(<GuidePage topic={topic} />);
    const shown = [...container.querySelectorAll('pre')];
    expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual(names);
    expect(container.querySelectorAll('p').length).toBeGreaterThan(2);
  });

  it('shows a namespace of PHP with its one backslash', () => {
    const { container } = render(<GuidePage topic="sdks" />);
    expect(container.textContent).toContain(String.raw`use LastMile\FullApi;`);
  });
});

describe('the search of what is ours beyond the contracts', () => {
  const index = TOPICS.flatMap((topic) => indexOfPage(topic, guideOf(topic)));

  it.each(['instalar', 'pip install', 'npm install', 'composer'])('finds how the SDKs come: %s', (typed) => {
    expect(foundIn(index, typed)[0]?.to).toBe('/desenvolvedores/docs/sdks');
  });
});
