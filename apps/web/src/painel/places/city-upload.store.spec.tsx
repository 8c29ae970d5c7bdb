import { answering } from '../../base/api/answering.js';
import { type CityUpload, cityUpload, sendCity } from './city-upload.store.js';

const file = new File(['0123456789'], 'campinas.osm.pbf');
const known = { id: 7, kind: 'city', state: 'receiving', fileName: file.name, size: file.size };

describe('a city’s file on its way', () => {
  it('goes on after a part whose network was away', async () => {
    jest.useFakeTimers();
    const answers: (() => unknown)[] = [
      () => ({ ...known, received: 0 }),
      () => ({ ...known, received: 5 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => ({ ...known, state: 'waiting', received: 10 }),
    ];
    const asked = answering({ POST: () => answers.shift()?.(), GET: { items: [] } });
    const seen: (CityUpload | null)[] = [];
    const stop = cityUpload.subscribe(() => seen.push(cityUpload.get()));
    const sent = sendCity({ kind: 'city', file, partBytes: 5, unfinished: null });
    await jest.advanceTimersByTimeAsync(2_000);
    await sent;
    stop();
    expect(asked).toHaveBeenCalledTimes(4);
    expect(seen.map((one) => one?.sent)).toEqual([0, 5, undefined]);
  });
});
