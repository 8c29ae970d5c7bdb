import { Problem } from './api/client.js';
import { OwnRefusal } from './api/problem.js';
import { fileWords } from './words.js';
import { saveBlob } from './saved-file.js';
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
    saveBlob(data, name ?? 'dados.csv');
  } catch (error) {
    // The connection ended in the middle of the file.
    refused(error instanceof Problem ? error : new OwnRefusal(fileWords.cut));
  }
}
