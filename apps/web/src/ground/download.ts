import { Problem } from './api/client.js';
import { refused } from './ui/toast.js';

interface Answered {
  readonly data?: Blob;
  readonly response: Response;
}

/** Saves the file that an endpoint answers, under the name that the server gives; shows a refusal. */
export async function save(call: Promise<Answered>): Promise<void> {
  try {
    const { data, response } = await call;
    if (!data) throw new Problem(response.status, 'unknown', response.statusText);
    const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    const address = URL.createObjectURL(data);
    const link = Object.assign(document.createElement('a'), { href: address, download: name ?? 'dados.csv' });
    link.click();
    // The browser has copied the file by then.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 10_000);
  } catch (error) {
    refused(error);
  }
}
