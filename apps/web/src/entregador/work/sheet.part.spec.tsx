import { act, fireEvent, render, screen } from '@testing-library/react';
import { Slide } from './sheet.part.js';

// The DOM of these specs captures no pointers.
Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });

describe('the slider', () => {
  /** A drag so quick that nothing of it is drawn before the thumb leaves. */
  const drag = (px: number) => {
    const confirm = jest.fn();
    render(<Slide label="Entreguei" confirm={confirm} />);
    const knob = screen.getByRole('slider');
    jest.spyOn(knob.parentElement!, 'clientWidth', 'get').mockReturnValue(264);
    act(() => {
      fireEvent.pointerDown(knob, { clientX: 20 });
      fireEvent.pointerMove(knob, { clientX: 20 + px });
      fireEvent.pointerUp(knob, { clientX: 20 + px });
    });
    return confirm;
  };

  it('confirms by a drag to its end, however quick', () => {
    expect(drag(190)).toHaveBeenCalledTimes(1);
  });

  it('does not confirm by a drag that ends before', () => {
    expect(drag(150)).not.toHaveBeenCalled();
  });
});
