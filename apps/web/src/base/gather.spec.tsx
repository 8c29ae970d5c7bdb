import { renderHook } from '@testing-library/react';
import { useGathered } from './gather.js';

describe('what is gathered', () => {
  const passed: number[][] = [];
  let finish: () => void;

  const gathering = () => {
    passed.length = 0;
    return renderHook(() =>
      useGathered<number>(100, (items) => {
        passed.push([...items]);
        return new Promise<void>((done) => (finish = done));
      }),
    );
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('goes on together, and not while what came before is still worked on', async () => {
    const { result } = gathering();
    result.current(1);
    result.current(2);
    await jest.advanceTimersByTimeAsync(100);
    expect(passed).toEqual([[1, 2]]);
    result.current(3);
    await jest.advanceTimersByTimeAsync(1_000);
    result.current(4);
    expect(passed).toEqual([[1, 2]]);
    finish();
    await jest.advanceTimersByTimeAsync(100);
    expect(passed).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('waits for no answer that never comes', async () => {
    const { result } = gathering();
    result.current(1);
    await jest.advanceTimersByTimeAsync(100);
    result.current(2);
    await jest.advanceTimersByTimeAsync(10_100);
    expect(passed).toEqual([[1], [2]]);
  });

  it('is dropped when the screen is closed, also while something is worked on', async () => {
    const { result, unmount } = gathering();
    result.current(1);
    await jest.advanceTimersByTimeAsync(100);
    result.current(2);
    unmount();
    finish();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(passed).toEqual([[1]]);
  });
});
