import { platformGuide } from './guide.document.js';

describe('the guide of the platform', () => {
  const { pt, en } = platformGuide('https://entregas.test');
  const codes = [pt, en].map(({ chapters }) =>
    chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'code' ? [block] : []))),
  );

  it('has the same programs in both languages, most of them in each language of the SDKs', () => {
    const [inPt = [], inEn = []] = codes.map((found) => found.map(({ language }) => language));
    expect(inEn).toEqual(inPt);
    for (const language of ['ts', 'python', 'php'])
      expect(inPt.filter((one) => one === language).length).toBeGreaterThan(2);
  });

  it('names the server where the SDKs are installed from', () => {
    for (const code of codes.map((found) => found.map(({ code: one }) => one).join('\n'))) {
      expect(code).toContain('pip install https://entregas.test/docs/sdks/');
      expect(code).not.toContain('{{');
    }
  });
});
