import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Setting } from './setting-field.part.js';
import { fields, type HubSettings } from './setting-controls.rules.js';

function Share() {
  const [courierShareBp, change] = useState<unknown>(5_000);
  return (
    <Setting
      field={fields('courierShareBp')[0]!}
      settings={{ courierShareBp } as HubSettings}
      error={undefined}
      changed={false}
      locked={false}
      change={change}
    />
  );
}

describe('a setting in percent', () => {
  it('stays as it is typed, key by key, and refuses a third decimal', () => {
    render(<Share />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    const type = (value: string) => {
      fireEvent.change(input, { target: { value } });
      return input.value;
    };
    const keys = ['1', '12', '12,', '12,5', '12,50'];
    expect(keys.map(type)).toEqual(keys);
    expect(type('12,505')).toBe('12,5');
    fireEvent.blur(input);
    expect(input.value).toBe('12,5');
  });
});
