import { fireEvent, render, screen } from '@testing-library/react';
import { draftOf, useDraft } from './form-fields.js';
import { Check, SelectField, TextField } from './ui/field.js';

const TRIP = { from: 'A', stops: [{ to: 'B' }, { to: 'C' }], cold: false, size: 'p' as 'p' | 'g' };

function Trip() {
  const form = useDraft(TRIP);
  return (
    <>
      <TextField label="De" {...form.field('from')} />
      <TextField label="Para" {...form.field('stops.1.to')} />
      <Check label="Frio" {...form.check('cold')} />
      <SelectField
        label="Tamanho"
        {...form.choice('size', ['p', 'g'])}
        options={[
          ['p', 'p'],
          ['g', 'g'],
        ]}
      />
      <output>{JSON.stringify(form.values)}</output>
    </>
  );
}

describe('a draft', () => {
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('holds what is typed, ticked and chosen, also in values in values', () => {
    render(<Trip />);
    write('De', 'Z');
    write('Para', 'D');
    write('Tamanho', 'g');
    fireEvent.click(screen.getByLabelText('Frio'));
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
      from: 'Z',
      stops: [{ to: 'B' }, { to: 'D' }],
      cold: true,
      size: 'g',
    });
  });

  it('that is held elsewhere tells what changes, and says what is wrong at its field', () => {
    const set = jest.fn();
    const form = draftOf(TRIP, set, (path) => (path === 'stops.0.to' ? 'Falta.' : undefined));
    render(<TextField label="Para" {...form.field('stops.0.to')} />);
    expect(screen.getByText('Falta.')).toBeTruthy();
    write('Para', 'D');
    expect(set.mock.calls).toEqual([[{ stops: [{ to: 'D' }, { to: 'C' }] }]]);
  });
});
