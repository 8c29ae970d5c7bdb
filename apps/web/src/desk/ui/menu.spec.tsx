import { fireEvent, render, screen } from '@testing-library/react';
import { MenuButton, type MenuItem } from './menu.js';

describe('a button with a menu', () => {
  it('asks for the items once, when it is pressed, however often the screen is rendered', () => {
    let asked = 0;
    const items = (): readonly MenuItem[] => {
      asked += 1;
      return [{ label: 'Noite', act: () => undefined }];
    };
    const button = () => <MenuButton label="Visões" items={items} />;
    const shown = render(button());
    expect(asked).toBe(0);
    fireEvent.click(screen.getByRole('button'));
    shown.rerender(button());
    expect([screen.getByRole('menuitem').textContent, asked]).toEqual(['Noite', 1]);
  });
});
