import { render, screen } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { MapRoute } from './route.js';

describe('the map of a courier', () => {
  const known = Object.getOwnPropertyDescriptor(Navigator.prototype, 'permissions')!;
  beforeAll(() => Reflect.deleteProperty(Navigator.prototype, 'permissions'));
  afterAll(() => Object.defineProperty(Navigator.prototype, 'permissions', known));

  it('is shown by a browser that tells nothing of permissions', async () => {
    answering({ GET: { items: [] } });
    render(<MapRoute />);
    await screen.findByText('Nenhum pedido na última hora.');
  });
});
