import { guideMarkdown, inLanguage } from '#runtime';
import { fullApiGuide } from './guide.document.js';

describe.each(['pt', 'en'] as const)('the guide of the Full API in %s', (language) => {
  const guide = guideMarkdown(inLanguage(fullApiGuide(), language));

  it('shows the body of an order once, and of the other events what differs', () => {
    expect(guide.match(/"enderecos_entrega": \[/g)).toHaveLength(1);
    expect(guide).toMatch(
      /### ORDER_ACCEPTED\n\n.*`ORDER_CREATED`:\n\n```json\n\{\n {2}"event": "ORDER_ACCEPTED",\n {2}"order": \{\n {4}"order_status": "accepted"/,
    );
  });
});
