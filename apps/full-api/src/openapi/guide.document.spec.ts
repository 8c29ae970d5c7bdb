import { fullApiGuide } from './guide.document.js';

it('shows the body of an order once in the guide, and of the other events what differs', () => {
  const blocks = fullApiGuide().pt.chapters.find(({ id }) => id === 'events')?.blocks ?? [];
  const codes = new Map(
    blocks.flatMap((block) => (block.kind === 'entry' ? [[block.name, block.code]] : [])),
  );
  expect([...codes.values()].filter((code) => code.includes('"delivery_locations_data"'))).toHaveLength(1);
  expect(JSON.parse(codes.get('ORDER_ACCEPTED') ?? '')).toMatchObject({
    event: 'ORDER_ACCEPTED',
    order: { order_status: 'accepted', courier_data: { id: 0 } },
  });
  expect(codes.get('ORDER_ACCEPTED')).not.toContain('public_id');
});
